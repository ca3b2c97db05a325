import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  fieldsOf,
  prefixOf,
  rowsOf,
  type Section,
  type SectionRow,
  type Task,
} from '../../../lib/application/form-tasks.ts'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { CourseFields } from './CourseFields.tsx'
import { FieldInput } from './FieldInput.tsx'

type Props = { task: Task; section: Section; errors: readonly FieldIssue[] }

/** The fields of a section that is no list. */
export function TaskFields({ task, section, errors }: Props) {
  const [row = {}] = rowsOf(task, section)
  return <RowFields task={task} row={row} index={0} errors={errors} />
}

type RowProps = { task: Task; row: SectionRow; index: number; errors: readonly FieldIssue[] }
/** The fields of one row, under the server's names in errors. */
export function RowFields({ task, row, index, errors }: RowProps) {
  const prefix = prefixOf(task, index)
  // Values that other questions of the row depend on: boxes, and the college whose courses are offered.
  const [current, setCurrent] = useState(row)
  const box = useRef<HTMLDivElement>(null)
  // Fields that a change removed or added are part of the section as well.
  const notifyForm = useEffectEvent((now: SectionRow) => {
    if (now !== row) box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  useEffect(() => notifyForm(current), [current])
  const isSame = (name: string) => current[name] === row[name]
  function follow({ target }: ChangeEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement && target.type === 'checkbox')
      setCurrent({ ...current, [target.name.slice(prefix.length)]: target.checked })
    if (target instanceof HTMLSelectElement)
      setCurrent({ ...current, [target.name.slice(prefix.length)]: Number(target.value) || null })
  }
  return (
    <div className="row-fields" ref={box} onChange={follow}>
      {fieldsOf(task, current).map((field) => {
        const parts = { field, name: prefix + field.name, value: row[field.name], errors }
        if (field.kind === 'course')
          return (
            <CourseFields
              key={`${field.name} ${current.eid}`}
              {...parts}
              row={current}
              value={isSame('eid') ? parts.value : null}
            />
          )
        if (field.kind === 'specialization')
          return (
            <CourseFields
              key={`${field.name} ${current.eid} ${current.course}`}
              {...parts}
              row={current}
              value={isSame('eid') && isSame('course') ? parts.value : null}
            />
          )
        return <FieldInput key={field.name} {...parts} />
      })}
    </div>
  )
}
