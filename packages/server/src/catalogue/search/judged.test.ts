import { beforeAll, expect, test } from 'vitest'
import { ensureDemoData } from '../../commands/seed/index.ts'
import { seededDb } from '../../platform/db/testing/seeded.ts'
import { find, search, settle, sqlNames } from './index.ts'
import { clean, type Judged, misspelt } from './testing/judged.ts'

const { db } = await seededDb('demo', ensureDemoData)
beforeAll(() => settle(db))

/** Those that are not among the first five. */
async function missed(
  judged: readonly Judged[],
  hits: (query: string) => Promise<{ url: string }[]>,
): Promise<string[]> {
  const lost: string[] = []
  for (const [query, expectedUrl] of judged)
    if (!(await hits(query)).slice(0, 5).some(({ url }) => url === expectedUrl)) lost.push(`${query} → ${expectedUrl}`)
  return lost
}
const typeahead = (query: string) => find(sqlNames(db), { search: query, limit: 5 })
const page = async (query: string) => (await search(sqlNames(db), { q: query, offset: 20 })).data

test.each([
  ['the typeahead', typeahead],
  ['the search page', page],
])('%s finds 97 in 100 of what is typed well and 90 of what is not, among five', async (_name, hits) => {
  const lost = { clean: await missed(clean, hits), misspelt: await missed(misspelt, hits) }
  expect(lost.clean.length / clean.length, lost.clean.join('\n')).toBeLessThanOrEqual(0.03)
  expect(lost.misspelt.length / misspelt.length, lost.misspelt.join('\n')).toBeLessThanOrEqual(0.1)
})
