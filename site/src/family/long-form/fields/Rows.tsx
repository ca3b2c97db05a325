import { Fragment, useEffect, useRef, useState } from 'react'
import { isEmptyRow, type Row, rowsIn, rowsOf, type Section, type Task } from '../../../lib/form-tasks.ts'
import { arriving } from '../../parts/arriving.ts'
import type { Wrong } from '../../parts/ErrorSummary.tsx'
import { useText } from '../../shell/spoken.ts'
import { RowFields } from './TaskFields.tsx'

type Props = { task: Task; section: Section; errors: readonly Wrong[]; onRows: () => void }
type Keyed = { key: number; row: Row }
/** What is drawn: `gone` was taken away from its place and can be brought back. `focus`: the row that was asked for. */
type Drawn = { rows: Keyed[]; gone?: Keyed & { at: number }; focus?: number | 'add' }

/** A section that is a list: rows are added, removed and, where their order says something, moved. What stands in the others stays. */
export function Rows({ task, section, errors, onRows }: Props) {
  const text = useText<'longForm'>()
  const box = useRef<HTMLDivElement>(null)
  const count = useRef(0)
  const keyed = (row: Row): Keyed => ({ key: count.current++, row })
  const [{ rows, gone, focus }, setDrawn] = useState<Drawn>(() => {
    const stored = rowsOf(task, section)
    return { rows: (stored.length > 0 || task.optional ? stored : [{}]).map(keyed) }
  })
  const changed = useRef(false)
  useEffect(() => {
    if (!changed.current) return
    changed.current = false
    onRows()
    if (focus === undefined) return
    const first = focus === 'add' ? '[data-add]' : `[data-row="${focus}"] :is(input:not([type="hidden"]), select)`
    box.current?.querySelector<HTMLElement>(first)?.focus()
  }, [rows])

  /** Draws other rows, with what stands in the fields of those that are there now. */
  function redraw(change: (now: Row[]) => { rows: Row[] } & Omit<Drawn, 'rows'>) {
    const form = box.current?.closest('form')
    const held = form ? rowsIn(task, new FormData(form), rows.length) : []
    const next = change(rows.map(({ row }, at) => held[at] ?? row))
    changed.current = true
    // A new key for each: fields keep their text to themselves, and are drawn anew with it.
    setDrawn({ ...next, rows: next.rows.map(keyed) })
  }
  const add = () => redraw((now) => ({ rows: [...now, {}], focus: now.length }))
  const moveUp = (at: number) =>
    redraw((now) => ({ rows: now.toSpliced(at - 1, 2, ...now.slice(at - 1, at + 1).toReversed()), focus: at - 1 }))
  const remove = (at: number) =>
    redraw((now) => {
      const [row = {}] = now.slice(at, at + 1)
      const rest = now.toSpliced(at, 1)
      if (!isEmptyRow(task, row)) return { rows: rest, gone: { ...keyed(row), at } }
      return { rows: rest, focus: rest.length === 0 ? 'add' : Math.min(at, rest.length - 1) }
    })
  const bringBack = ({ row, at }: NonNullable<Drawn['gone']>) =>
    redraw((now) => ({ rows: now.toSpliced(at, 0, row), focus: at }))
  const undo = gone && (
    <p className="row-actions" role="status" key={gone.key}>
      {text('longForm.removed', { number: gone.at + 1 })}
      <button type="button" className="button" ref={arriving} onClick={() => bringBack(gone)}>
        {text('longForm.undo')}
      </button>
    </p>
  )
  const mayGo = task.optional || rows.length > 1
  return (
    <div className="form-rows" ref={box}>
      {rows.map(({ key, row }, at) => (
        <Fragment key={key}>
          {gone?.at === at && undo}
          <fieldset data-row={at}>
            <legend>{text('longForm.rowNumber', { number: at + 1 })}</legend>
            <div className="stack">
              <RowFields task={task} row={row} at={at} errors={errors} />
              <p className="row-actions">
                {task.ordered && at > 0 && (
                  <button type="button" className="button" onClick={() => moveUp(at)}>
                    {text('longForm.up', { number: at + 1 })}
                  </button>
                )}
                {mayGo && (
                  <button type="button" className="button" onClick={() => remove(at)}>
                    {text('longForm.removeRow', { number: at + 1 })}
                  </button>
                )}
              </p>
            </div>
          </fieldset>
        </Fragment>
      ))}
      {gone?.at === rows.length && undo}
      {rows.length < (task.most ?? 50) ? (
        <button type="button" className="button" data-add onClick={add}>
          {text(rows.length === 0 ? 'longForm.addFirst' : 'longForm.addRow')}
        </button>
      ) : (
        <p className="soft">{text('longForm.most', { count: task.most ?? 50 })}</p>
      )}
    </div>
  )
}
