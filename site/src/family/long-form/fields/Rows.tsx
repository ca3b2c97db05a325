import { useEffect, useRef, useState } from 'react'
import { type Row, rowsOf, type Section, sectionIn, type Task } from '../../../lib/form-tasks.ts'
import type { Wrong } from '../../parts/ErrorSummary.tsx'
import { useText } from '../../shell/spoken.ts'
import { RowFields } from './TaskFields.tsx'

type Props = { task: Task; section: Section; errors: readonly Wrong[]; onRows: () => void }
type Keyed = { key: number; row: Row }

/** A section that is a list: rows are added, removed and, where their order says something, moved. What stands in the others stays. */
export function Rows({ task, section, errors, onRows }: Props) {
  const text = useText<'longForm'>()
  const box = useRef<HTMLDivElement>(null)
  const count = useRef(0)
  const keyed = (row: Row): Keyed => ({ key: count.current++, row })
  const [rows, setRows] = useState<Keyed[]>(() => {
    const stored = rowsOf(task, section)
    return (stored.length > 0 || task.optional ? stored : [{}]).map(keyed)
  })
  const changed = useRef(false)
  useEffect(() => {
    if (changed.current) onRows()
    changed.current = false
  }, [rows])

  /** Draws other rows, with what stands in the fields of those that are there now. */
  function redraw(change: (now: Keyed[]) => Keyed[]) {
    const form = box.current?.closest('form')
    const held = form ? rowsOf(task, sectionIn(task, new FormData(form), rows.length)) : []
    changed.current = true
    // A new key for each: fields keep their text to themselves, and are drawn anew with it.
    setRows(change(rows.map(({ row }, at) => keyed(held[at] ?? row))))
  }
  const swapped = (now: Keyed[], at: number) =>
    now.map((one, i) => (i === at - 1 ? (now[at] ?? one) : i === at ? (now[at - 1] ?? one) : one))
  return (
    <div className="form-rows" ref={box}>
      {rows.map(({ key, row }, at) => (
        <fieldset key={key} data-row={at}>
          <legend>{text('longForm.rowNumber', { number: at + 1 })}</legend>
          <div className="stack">
            <RowFields task={task} row={row} at={at} errors={errors} />
            <p className="row-actions">
              {task.ordered && at > 0 && (
                <button type="button" className="button" onClick={() => redraw((now) => swapped(now, at))}>
                  {text('longForm.up', { number: at + 1 })}
                </button>
              )}
              <button type="button" className="button" onClick={() => redraw((now) => now.filter((_, i) => i !== at))}>
                {text('longForm.removeRow', { number: at + 1 })}
              </button>
            </p>
          </div>
        </fieldset>
      ))}
      {rows.length < (task.most ?? 50) ? (
        <button type="button" className="button" onClick={() => redraw((now) => [...now, keyed({})])}>
          {text(rows.length === 0 ? 'longForm.addFirst' : 'longForm.addRow')}
        </button>
      ) : (
        <p className="soft">{text('longForm.most', { count: task.most ?? 50 })}</p>
      )}
    </div>
  )
}
