import { prefixOf, type Row, rowsOf, type Section, type Task } from '../../../lib/form-tasks.ts'
import type { FieldIssue } from '../../parts/ErrorSummary.tsx'
import { FieldInput } from './FieldInput.tsx'

type Props = { task: Task; section: Section; errors: readonly FieldIssue[] }

/** The fields of a section that is no list. */
export function TaskFields({ task, section, errors }: Props) {
  const [row = {}] = rowsOf(task, section)
  return <RowFields task={task} row={row} index={0} errors={errors} />
}

type RowProps = { task: Task; row: Row; index: number; errors: readonly FieldIssue[] }
/** The fields of one row, by the names under which the server finds fault with them. */
export function RowFields({ task, row, index, errors }: RowProps) {
  const prefix = prefixOf(task, index)
  return task.fields.map((field) => (
    <FieldInput key={field.name} field={field} name={prefix + field.name} value={row[field.name]} errors={errors} />
  ))
}
