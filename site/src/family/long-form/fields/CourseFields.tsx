import { useStore } from '@nanostores/react'
import type { SectionRow, TaskField } from '../../../lib/application/form-tasks.ts'
import { courseOptions } from '../../parts/course/course-options.ts'
import { Field } from '../../parts/fields/Field.tsx'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { useText } from '../../shell/i18n.ts'
import { fieldLabel } from '../labels.ts'

type Props = { field: TaskField; name: string; value: unknown; row: SectionRow; errors: readonly FieldIssue[] }

/** The course that is applied for at the college of the row, or its specialization: of those that the college teaches. */
export function CourseFields({ field, name, value, row, errors }: Props) {
  const text = useText<'longForm'>()
  const { data: courses } = useStore(courseOptions(Number(row.eid)))
  const currentText = value === null || value === undefined ? '' : String(value)
  // Until it is read the choice stays; another college has other courses.
  if (!row.eid) return null
  if (!courses) return <input type="hidden" name={name} defaultValue={currentText} />
  const isCourse = field.kind === 'course'
  const options = isCourse ? courses : (courses.find(({ id }) => id === row.course)?.specializations ?? [])
  if (options.length === 0) return isCourse ? <p className="soft">{text('longForm.noCourses')}</p> : null
  const isOffered = options.some(({ id }) => String(id) === currentText)
  return (
    <Field name={name} label={fieldLabel(field, text)} errors={errors} optional={field.optional ?? false}>
      {(attributes) => (
        <select {...attributes} defaultValue={isOffered ? currentText : ''}>
          <option value="">{text('shared.choose')}</option>
          {options.map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
