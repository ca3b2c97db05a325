import { useText } from '../shell/i18n.ts'

type Props = {
  children: readonly { id: number; name: string }[]
  selectedId: number | undefined
  onChoose: (child: number | undefined) => void
}

/** Shows the applications of one child, or of all. */
export function ChildFilter({ children, selectedId, onChoose }: Props) {
  const text = useText<'overview'>()
  return (
    <p className="row-actions child-filter">
      {[{ id: undefined, name: text('overview.allChildren') }, ...children].map(({ id, name }) => (
        <button
          key={id ?? 'all'}
          type="button"
          className={id === selectedId ? 'button main' : 'button'}
          aria-pressed={id === selectedId}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </p>
  )
}
