import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  isEmptyRow,
  rowsIn,
  rowsOf,
  type Section,
  type SectionRow,
  type Task,
} from '../../../lib/application/form-tasks.ts'
import { focusOnMount } from '../../parts/focus-on-mount.ts'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { useText } from '../../shell/i18n.ts'
import { RowFields } from './TaskFields.tsx'

type Props = { task: Task; section: Section; errors: readonly FieldIssue[]; onRows: () => void }
type Keyed = { key: number; row: SectionRow }
/** The rendered rows: `removedRow` was removed and can be restored. `focus`: the row that gets the focus. */
type RowsState = { rows: Keyed[]; removedRow?: Keyed & { at: number }; focus?: number | 'add' }

/** A section that is a list: rows are added, removed and, where their order matters, moved. Input in the others stays. */
export function Rows({ task, section, errors, onRows }: Props) {
  const text = useText<'longForm'>()
  const box = useRef<HTMLDivElement>(null)
  const count = useRef(0)
  const keyed = (row: SectionRow): Keyed => ({ key: count.current++, row })
  const [rowsState, setRowsState] = useState<RowsState>(() => {
    const stored = rowsOf(task, section)
    return { rows: (stored.length > 0 || task.optional ? stored : [{}]).map(keyed) }
  })
  const { rows, removedRow } = rowsState
  const changed = useRef(false)
  const showFocus = useEffectEvent(({ focus }: RowsState) => {
    if (!changed.current) return
    changed.current = false
    onRows()
    if (focus === undefined) return
    const first = focus === 'add' ? '[data-add]' : `[data-row="${focus}"] :is(input:not([type="hidden"]), select)`
    box.current?.querySelector<HTMLElement>(first)?.focus()
  })
  useEffect(() => showFocus(rowsState), [rowsState])

  /** Renders other rows, with the current input of the existing ones. */
  function redraw(change: (now: SectionRow[]) => { rows: SectionRow[] } & Omit<RowsState, 'rows'>) {
    const form = box.current?.closest('form')
    const currentRows = form ? rowsIn(task, new FormData(form), rows.length) : []
    const next = change(rows.map(({ row }, index) => currentRows[index] ?? row))
    changed.current = true
    // A new key for each: fields hold their own text, and are rendered again with it.
    setRowsState({ ...next, rows: next.rows.map(keyed) })
  }
  const add = () => redraw((now) => ({ rows: [...now, {}], focus: now.length }))
  const moveUp = (index: number) =>
    redraw((now) => ({
      rows: now.toSpliced(index - 1, 2, ...now.slice(index - 1, index + 1).toReversed()),
      focus: index - 1,
    }))
  const remove = (index: number) =>
    redraw((now) => {
      const [row = {}] = now.slice(index, index + 1)
      const rest = now.toSpliced(index, 1)
      if (!isEmptyRow(task, row)) return { rows: rest, removedRow: { ...keyed(row), at: index } }
      return { rows: rest, focus: rest.length === 0 ? 'add' : Math.min(index, rest.length - 1) }
    })
  const bringBack = ({ row, at: index }: NonNullable<RowsState['removedRow']>) =>
    redraw((now) => ({ rows: now.toSpliced(index, 0, row), focus: index }))
  const undo = removedRow && (
    <p className="row-actions" role="status" key={removedRow.key}>
      {text('longForm.removed', { number: removedRow.at + 1 })}
      <button type="button" className="button" ref={focusOnMount} onClick={() => bringBack(removedRow)}>
        {text('longForm.undo')}
      </button>
    </p>
  )
  const isRemovable = task.optional || rows.length > 1
  return (
    <div className="form-rows" ref={box}>
      {rows.map(({ key, row }, index) => (
        <Fragment key={key}>
          {removedRow?.at === index && undo}
          <fieldset data-row={index}>
            <legend>{text('longForm.rowNumber', { number: index + 1 })}</legend>
            <div className="stack">
              <RowFields task={task} row={row} index={index} errors={errors} />
              <p className="row-actions">
                {task.ordered && index > 0 && (
                  <button type="button" className="button" onClick={() => moveUp(index)}>
                    {text('longForm.up', { number: index + 1 })}
                  </button>
                )}
                {isRemovable && (
                  <button type="button" className="button" onClick={() => remove(index)}>
                    {text('longForm.removeRow', { number: index + 1 })}
                  </button>
                )}
              </p>
            </div>
          </fieldset>
        </Fragment>
      ))}
      {removedRow?.at === rows.length && undo}
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
