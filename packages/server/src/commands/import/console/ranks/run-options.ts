import { defaultRankSource, type ImportMapping, type RankList } from '@pravesh/contract'

/** Marks a run of a list of ranks among those of registers. */
export const ranksPreset = 'ranks'

/** Source, year and round of a list as values for every row, which the run saves. */
export const mappingOfList = (list: RankList): ImportMapping => ({
  columns: [],
  set: Object.entries(list).map(([field, value]) => ({ field, value: String(value) })),
})

/** The saved values of a list as options of its import. */
export function listOptionsOf(mapping: ImportMapping | null) {
  const given = (name: keyof RankList) => mapping?.set.find(({ field }) => field === name)?.value
  return {
    sourceName: given('source') ?? defaultRankSource,
    givenValues: { year: given('year'), round: given('round') },
  }
}
