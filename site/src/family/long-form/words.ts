import { formatDate } from '@pravesh/messages'
import type { FamilyText, FamilyWords } from '@pravesh/messages/family'
import { isDay, writtenDate } from '../../lib/birth-date.ts'
import type { Row, Section, Task, TaskField } from '../../lib/form-tasks.ts'
import { className } from '../parts/class-name.ts'
import type { Source } from './source.ts'

export type FormText = FamilyText<'longForm' | 'choices'>
type Key = keyof FamilyWords['longForm']

export const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a section is called. Tasks and their fields are declared by name; a test finds one without words. */
export const taskTitle = ({ name }: Task, text: FamilyText<'longForm'>): string =>
  text(`longForm.task_${name}` as `longForm.${Key & `task_${string}`}`)
export const fieldLabel = ({ name }: Pick<TaskField, 'name'>, text: FamilyText<'longForm'>): string =>
  text(`longForm.field_${name}` as `longForm.${Key & `field_${string}`}`)
/** What one of the values of a choice is called. */
export const choiceLabel = (group: string, value: string, text: FormText): string =>
  text(`choices.${group}_${value}` as 'choices.gender_female')

const hinted = new Set(['exams', 'choices', 'extraAnswers', 'medical', 'claims', 'documents'])
export const taskHint = ({ name }: Task, text: FamilyText<'longForm'>): string | undefined =>
  hinted.has(name) ? text(`longForm.hint_${name}` as 'longForm.hint_exams') : undefined

/** An answer as a person reads it; empty where nothing is said. */
export function answerWords(field: TaskField, row: Row, text: FormText, language: 'en' | 'hi', source: Source): string {
  const value = row[field.name]
  if (value === null || value === undefined || value === '') return ''
  if (field.kind === 'yes' || field.kind === 'tick') return text(value === true ? 'shared.yes' : 'shared.no')
  if (field.kind === 'birth') return birthWords(String(value), language)
  if (field.kind === 'class') return className(text, Number(value))
  if (field.kind === 'college')
    return source.colleges?.get(Number(value)) ?? text('longForm.unknownCollege', { number: String(value) })
  if (field.kind === 'documents' && Array.isArray(value))
    return value.map((id) => source.documents?.get(Number(id)) ?? `${id}`).join(', ')
  const { group } = field
  if (group && Array.isArray(value)) return value.map((one) => choiceLabel(group, String(one), text)).join(', ')
  return group ? choiceLabel(group, String(value), text) : String(value)
}

/** A day as a person reads it; what is none yet, as it was typed. */
function birthWords(value: string, language: 'en' | 'hi'): string {
  if (isDay(value)) return formatDate(value, language)
  const { day, month, year } = writtenDate(value)
  return [day, month, year].filter(Boolean).join(' ')
}
