import { collegeFields, type Declared, type Facet, schoolFields } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'

const { call, database } = await testApp('demo')
// The demo knows no languages of teaching: two catalogued ones, in turn.
await database.db.execute(
  sql`update school set mediums = array(select id from medium order by id limit 1 offset school.id % 2)`,
)
type Listing = { total: number; facets: Facet[] }
const list = async (path: string) => (await call<Listing>('GET', `/public/${path}`)).body

describe.each([
  ['schools', schoolFields],
  ['colleges', collegeFields],
] as const)('declared filters of %s', (listed, fields: Declared) => {
  test('each counts, before it is chosen, what choosing it shows', async () => {
    const all = await list(`${listed}/all`)
    const filters = Object.values(fields).flatMap(({ filter }) =>
      filter?.help && !filter.countedWith ? [filter.name] : [],
    )
    expect(filters.length).toBeGreaterThan(3)
    for (const name of filters) {
      const options = all.facets.find((facet) => facet.name === name)?.options ?? []
      expect([name, options.length > 1]).toEqual([name, true])
      for (const { value, count } of options.slice(0, 2))
        expect([name, value, (await list(`${listed}/all?${name}=${value}`)).total]).toEqual([name, value, count])
    }
  })
})
