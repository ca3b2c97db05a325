import { useEffect, useRef } from 'react'
import { useText } from '../../shell/i18n.ts'

/** A value that was changed twice: its label, the local value, and the server's value, as text. */
export type Difference = { name: string; label: string; mine: string; theirs: string }
type Props = { differences: readonly Difference[]; onMine: () => void; onTheirs: () => void }

/**
 * The same record was changed elsewhere, mostly in another tab of the same person: both versions are displayed, and one of them is chosen.
 */
export function Conflict({ differences, onMine, onTheirs }: Props) {
  const text = useText()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section className="conflict" ref={box} tabIndex={-1} aria-labelledby="conflict">
      <h2 id="conflict">{text('shared.conflictTitle')}</h2>
      <p>{text('shared.conflictLead')}</p>
      <div className="conflict-rows">
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{text('shared.mine')}</th>
              <th scope="col">{text('shared.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, label, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{mine || '–'}</td>
                <td>{theirs || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="row-actions">
        <button type="button" className="button main" onClick={onMine}>
          {text('shared.keepMine')}
        </button>
        <button type="button" className="button" onClick={onTheirs}>
          {text('shared.takeTheirs')}
        </button>
      </p>
    </section>
  )
}
