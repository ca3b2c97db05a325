import { formatDate } from '@pravesh/messages'
import type { FamilyMessages, FamilyText } from '@pravesh/messages/family'
import { isDay, writtenDate } from '../../lib/application/birth-date.ts'
import { prefixOf, type Section, type SectionRow, type Task, type TaskField } from '../../lib/application/form-tasks.ts'
import { className } from '../parts/class-name.ts'
import { courseOptions } from '../parts/course/course-options.ts'
import type { FieldIssue } from '../parts/sending/ErrorSummary.tsx'
import type { Source } from './source.ts'

export type FormText = FamilyText<'longForm' | 'choices'>
type Key = keyof FamilyMessages['longForm']

export const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The title of a section. Tasks and their fields are declared by name; a test detects a missing label. */
export const taskTitle = ({ name }: Task, text: FamilyText<'longForm'>): string =>
  text(`longForm.task_${name}` as `longForm.${Key & `task_${string}`}`)
export const fieldLabel = ({ name, words: labels = name }: TaskField, text: FamilyText<'longForm'>): string =>
  text(`longForm.field_${labels}` as `longForm.${Key & `field_${string}`}`)
/** The label of a choice. */
export const choiceLabel = (group: string, value: string, text: FormText): string =>
  text(`choices.${group}_${value}` as 'choices.gender_female')

const hinted = new Set(['exams', 'choices', 'extraAnswers', 'previousSchool', 'medical', 'claims', 'documents'])
export const taskHint = ({ name }: Task, text: FamilyText<'longForm'>): string | undefined =>
  hinted.has(name) ? text(`longForm.hint_${name}` as 'longForm.hint_exams') : undefined

/**
 * The server's error of a section, with the label of the field; with the section's at the first field where the field is not in the form.
 */
export function errorMessage(task: Task, { field, message }: FieldIssue, text: FormText): FieldIssue {
  const [fieldName = '', ...inner] = field.split('.')
  const index = task.kind === 'many' ? Number(inner.shift() ?? 0) : 0
  const name = task.kind === 'flat' ? fieldName : inner[0]
  const taskField = task.fields.find((field) => field.name === name)
  const label = taskField ? fieldLabel(taskField, text) : taskTitle(task, text)
  return {
    field: prefixOf(task, index) + (taskField ?? task.fields[0])?.name,
    message: `${task.kind === 'many' ? `${index + 1}. ` : ''}${label}: ${message}`,
  }
}

/** The reason why a section stays open without a required consent. */
export const consentMessage = (field: string, text: FormText): FieldIssue => ({
  field,
  message: text(`longForm.need_${field.split('.').at(-1)}` as 'longForm.need_shareWithColleges'),
})

/** An answer as text; empty without an answer. */
export function valueText(
  field: TaskField,
  row: SectionRow,
  text: FormText,
  language: 'en' | 'hi',
  source: Source,
): string {
  const value = row[field.name]
  if (value === null || value === undefined || value === '') return ''
  if (field.kind === 'yes' || field.kind === 'tick' || field.kind === 'consent')
    return text(value === true ? 'shared.yes' : 'shared.no')
  if (field.kind === 'birth') return birthDateText(String(value), language)
  if (field.kind === 'class') return className(text, Number(value))
  if (field.kind === 'college')
    return source.colleges?.get(Number(value)) ?? text('longForm.unknownCollege', { number: String(value) })
  if (field.kind === 'course' || field.kind === 'specialization') return courseText(field.kind, row, text)
  if (field.kind === 'documents' && Array.isArray(value))
    return value.map((id) => source.documents?.get(Number(id)) ?? `${id}`).join(', ')
  const { group } = field
  if (group && Array.isArray(value)) return value.map((item) => choiceLabel(group, String(item), text)).join(', ')
  return group ? choiceLabel(group, String(value), text) : String(value)
}

/** The name of a course, or of its specialization, from the courses of the row's college: empty until they are read. */
function courseText(kind: 'course' | 'specialization', row: SectionRow, text: FormText): string {
  const options = courseOptions(Number(row.eid)).get().data
  const option = options?.find(({ id }) => id === row.course)
  const name =
    kind === 'course' ? option?.name : option?.specializations.find(({ id }) => id === row.specialization)?.name
  return name ?? (options ? text('longForm.unknownCourse') : '')
}

/** A day as text; an invalid one as typed. */
function birthDateText(value: string, language: 'en' | 'hi'): string {
  if (isDay(value)) return formatDate(value, language)
  const { day, month, year } = writtenDate(value)
  return [day, month, year].filter(Boolean).join(' ')
}
