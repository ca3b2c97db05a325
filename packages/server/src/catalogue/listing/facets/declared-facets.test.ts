import { collegeFields, type Declared, type Facet, schoolFields } from '@pravesh/contract'
import { getTableColumns, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { college, school } from '../../../platform/db/tables.ts'

const { call, database } = await testApp('demo')
// The demo knows no languages of teaching: two catalogued ones, in turn.
await database.db.execute(
  sql`update school set mediums = array(select id from medium order by id limit 1 offset school.id % 2)`,
)
/** The demo may know no value of a choice either: its options, in turn. */
async function fillUnknownChoices(table: typeof school | typeof college, fields: Declared) {
  const columns = new Map(Object.entries(getTableColumns(table)))
  for (const [name, field] of Object.entries(fields)) {
    const column = columns.get(name)
    if (field.kind !== 'choice' || !field.filter || !column) continue
    const total = await database.db.$count(table)
    if ((await database.db.$count(table, isNull(column))) < total) continue
    const options = sql.join(
      field.options.map((option) => sql`${option}`),
      sql`, `,
    )
    const value = sql`(array[${options}])[${table.id} % ${sql.raw(String(field.options.length))} + 1]`
    await database.db.update(table).set({ [name]: value })
  }
}
await fillUnknownChoices(school, schoolFields)
await fillUnknownChoices(college, collegeFields)
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
