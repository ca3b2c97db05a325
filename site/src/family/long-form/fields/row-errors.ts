import type { FamilyText } from '@pravesh/messages/family'
import {
  isEmptyRow,
  isEmptySection,
  prefixOf,
  rowsIn,
  sectionIn,
  type Task,
} from '../../../lib/application/form-tasks.ts'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { validationErrors } from '../../parts/sending/use-send.ts'

/** Number of rendered rows of a list. */
export const renderedRowCount = (form: HTMLFormElement): number => form.querySelectorAll('[data-row]').length

/** The positions of rows with input: those that are sent. */
function filledPlaces(task: Task, form: HTMLFormElement): number[] {
  const rows = rowsIn(task, new FormData(form), renderedRowCount(form))
  return rows.flatMap((row, index) => (isEmptyRow(task, row) ? [] : [index]))
}

/**
 * The browser's validation errors of a section; none in an optional one that is empty. In a list each error names its row, and an added
 * row without input has none, unless it is the only one of a required list.
 */
export function rowErrors(task: Task, form: HTMLFormElement, text: FamilyText): FieldIssue[] {
  const issues = validationErrors(form, text)
  // An empty optional section blocks no one.
  if (task.kind !== 'many')
    return task.optional && isEmptySection(task, sectionIn(task, new FormData(form), 0)) ? [] : issues
  const filled = filledPlaces(task, form)
  const checkedPlaces = filled.length > 0 || task.optional ? filled : [0]
  return checkedPlaces.flatMap((index) =>
    issues
      .filter(({ field }) => field.startsWith(prefixOf(task, index)))
      .map(({ field, message }) => ({ field, message: `${index + 1}. ${message}` })),
  )
}

/** A server error, at the position of its row: rows without input were not sent. */
export function atItsRow(task: Task, form: HTMLFormElement, { field, message }: FieldIssue): FieldIssue {
  const [name, index, ...inner] = field.split('.')
  const place = task.kind === 'many' && index !== undefined ? filledPlaces(task, form)[Number(index)] : undefined
  return place === undefined ? { field, message } : { field: [name, place, ...inner].join('.'), message }
}
