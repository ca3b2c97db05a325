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

/** How many rows of a list are drawn. */
export const renderedRowCount = (form: HTMLFormElement): number => form.querySelectorAll('[data-row]').length

/** The places of rows in which something is said: those that are sent. */
function filledPlaces(task: Task, form: HTMLFormElement): number[] {
  const rows = rowsIn(task, new FormData(form), renderedRowCount(form))
  return rows.flatMap((row, index) => (isEmptyRow(task, row) ? [] : [index]))
}

/**
 * What the browser finds wrong with the fields of a section; nothing in one that may be left empty and is. In a list each fault names its row, and a row that was added and left empty has
 * none, unless it is the only one of a list that is needed.
 */
export function rowErrors(task: Task, form: HTMLFormElement, text: FamilyText): FieldIssue[] {
  const issues = validationErrors(form, text)
  // Who has nothing to say in a section that may be left out is not held up by it.
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

/** A fault that the server found, at the row where it is drawn: rows that were left empty were not sent. */
export function atItsRow(task: Task, form: HTMLFormElement, { field, message }: FieldIssue): FieldIssue {
  const [name, index, ...inner] = field.split('.')
  const place = task.kind === 'many' && index !== undefined ? filledPlaces(task, form)[Number(index)] : undefined
  return place === undefined ? { field, message } : { field: [name, place, ...inner].join('.'), message }
}
