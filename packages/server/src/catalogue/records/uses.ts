import { ApiError, type FieldError } from '@pravesh/contract'

/** A use of a record: singular, plural and count. */
export type Use = readonly [one: string, several: string, count: number]

/** The uses with their counts as text: "2 courses, 1 award". Empty where there is none. */
export const formatUses = (uses: readonly Use[]): string =>
  uses
    .flatMap(([singular, several, n]) =>
      n > 0 ? [`${n.toLocaleString('en-IN')} ${n === 1 ? singular : several}`] : [],
    )
    .join(', ')

/** IN_USE naming each with its count, where there is any; `owner` they are and `errors` where several records were meant. */
export function assertUnused(
  uses: readonly Use[],
  { owner, errors = [] }: { owner?: string | undefined; errors?: readonly FieldError[] } = {},
): void {
  const usesText = formatUses(uses)
  if (usesText === '') return
  throw new ApiError('IN_USE', { message: `Still in use: ${usesText}${owner ? `, of ${owner}` : ''}`, errors })
}
