import type { FamilyText } from '@pravesh/messages/family'
import { isEmptyRow, isEmptySection, prefixOf, rowsIn, sectionIn, type Task } from '../../../lib/form-tasks.ts'
import type { Wrong } from '../../parts/ErrorSummary.tsx'
import { faultsIn } from '../../parts/use-send.ts'

/** How many rows of a list are drawn. */
export const rowsDrawn = (form: HTMLFormElement): number => form.querySelectorAll('[data-row]').length

/** The places of rows in which something is said: those that are sent. */
function filledPlaces(task: Task, form: HTMLFormElement): number[] {
  const rows = rowsIn(task, new FormData(form), rowsDrawn(form))
  return rows.flatMap((row, at) => (isEmptyRow(task, row) ? [] : [at]))
}

/**
 * What the browser finds wrong with the fields of a section; nothing in one that may be left empty and is. In a list each fault names its row, and a row that was added and left empty has
 * none, unless it is the only one of a list that is needed.
 */
export function faultsInRows(task: Task, form: HTMLFormElement, text: FamilyText): Wrong[] {
  const faults = faultsIn(form, text)
  // Who has nothing to say in a section that may be left out is not held up by it.
  if (task.kind !== 'many')
    return task.optional && isEmptySection(task, sectionIn(task, new FormData(form), 0)) ? [] : faults
  const filled = filledPlaces(task, form)
  const asked = filled.length > 0 || task.optional ? filled : [0]
  return asked.flatMap((at) =>
    faults
      .filter(({ field }) => field.startsWith(prefixOf(task, at)))
      .map(({ field, message }) => ({ field, message: `${at + 1}. ${message}` })),
  )
}

/** A fault that the server found, at the row where it is drawn: rows that were left empty were not sent. */
export function atItsRow(task: Task, form: HTMLFormElement, { field, message }: Wrong): Wrong {
  const [name, at, ...inner] = field.split('.')
  const place = task.kind === 'many' && at !== undefined ? filledPlaces(task, form)[Number(at)] : undefined
  return place === undefined ? { field, message } : { field: [name, place, ...inner].join('.'), message }
}
