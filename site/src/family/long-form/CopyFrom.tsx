import { type Section, sectionOf, type Task } from '../../lib/application/form-tasks.ts'
import { showToast } from '../../toast/toast.ts'
import { useSend } from '../parts/sending/use-send.ts'
import { useText } from '../shell/i18n.ts'
import { useSource } from './source.ts'

/** Takes a section over from another child's form, where most of it is the same. */
export function CopyFrom({ task, onCopy }: { task: Task; onCopy: (section: Section) => void }) {
  const text = useText<'longForm'>()
  const { others = [] } = useSource()
  const { busy, run } = useSend()
  const sources = others.filter(({ sections }) => sections.includes(task.name))
  if (sources.length === 0) return null
  return (
    <p className="row-actions">
      {sources.map(({ name, read }) => (
        <button
          key={name}
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={() =>
            void run(async () => {
              onCopy(sectionOf(task, await read()))
              showToast({
                type: 'success',
                title: text('longForm.copyFrom', { name }),
                message: text('longForm.copied', { name }),
                duration: 5000,
              })
            })
          }
        >
          {text('longForm.copyFrom', { name })}
        </button>
      ))}
    </p>
  )
}
