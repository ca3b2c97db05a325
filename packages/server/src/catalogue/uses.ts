import { ApiError } from '@pravesh/contract'

/** What uses a record: the word for one, for several, and how many. */
export type Use = readonly [one: string, several: string, count: number]

/** IN_USE naming each with its count, where there is any. */
export function refuseUses(uses: readonly Use[]): void {
  const said = uses.flatMap(([one, several, n]) =>
    n > 0 ? [`${n.toLocaleString('en-IN')} ${n === 1 ? one : several}`] : [],
  )
  if (said.length > 0) throw new ApiError('IN_USE', { message: `Still in use: ${said.join(', ')}` })
}
