import { isSameJson } from '@pravesh/data-provider'

type Values = Readonly<Record<string, unknown>>

/** A field with a concurrent change: its value when the form was opened, the saved one, and the form's. */
export type ConflictRow = {
  name: string
  opened: unknown
  theirs: unknown
  mine: unknown
  changedBy: 'mine' | 'theirs' | 'both'
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
/** Equal as the API stores them: an emptied input is null. */
export const isSame = (a: unknown, b: unknown): boolean => (isEmpty(a) && isEmpty(b)) || isSameJson(a, b)

/**
 * A three-way comparison of the named fields: those that only I changed, that only they changed, and that both changed to
 * different values. A field that both changed to the same value needs no decision and is left out.
 */
export function conflictRows(names: readonly string[], opened: Values, theirs: Values, mine: Values): ConflictRow[] {
  return names.flatMap((name): ConflictRow[] => {
    const values = { opened: opened[name], theirs: theirs[name], mine: mine[name] }
    if (isSame(values.theirs, values.mine)) return []
    const mineChanged = !isSame(values.opened, values.mine)
    const theirsChanged = !isSame(values.opened, values.theirs)
    if (!mineChanged && !theirsChanged) return []
    return [{ name, ...values, changedBy: mineChanged && theirsChanged ? 'both' : mineChanged ? 'mine' : 'theirs' }]
  })
}
