import type { CollegeCard, SchoolCard } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

type Option = { value: string; count: number; active: boolean }
type Listing = {
  data: (SchoolCard | CollegeCard)[]
  total: number
  facets: { name: string; options: Option[] }[]
  filters: { name: string; value: string; label: string }[]
}
const { call, database } = await testApp('demo')
const list = async (path: string) => (await call<Listing>('GET', `/public/${path}`)).body
const options = (page: Listing) => page.facets.find(({ name }) => name === 'applyHere')?.options ?? []
const count = (page: Listing) => options(page)[0]?.count

test.each(['school', 'college'] as const)(
  'a %s that takes applications here is found by that, and marked',
  async (kind) => {
    const all = await list(`${kind}s/all?limit=100&page=1`)
    const here = await list(`${kind}s/all?applyHere=true&limit=100&page=1`)
    expect(here.data.length > 0 && here.data.every(({ admitting }) => admitting === 'open')).toBe(true)
    expect(count(all)).toBe(here.total)
    expect(here.filters).toMatchObject([{ name: 'applyHere', value: 'true', label: 'Apply here' }])
    expect(options(here)).toMatchObject([{ value: 'true', active: true }])
    const others = await list(`${kind}s/all?applyHere=false&limit=100&page=1`)
    expect(others.data.some(({ admitting }) => admitting === 'open')).toBe(false)
    expect(others.total + here.total).toBe(all.total)
    // With another filter, counts are of rows matching both.
    const [first] = here.data
    const city = first?.place.city.url ?? ''
    const near = await list(`${kind}s/all?city=${city}&sort=name`)
    expect(count(near)).toBe((await list(`${kind}s/all?city=${city}&applyHere=true`)).total)
    // A login that is suspended reads nothing.
    await database.db.execute(sql`update buyer_account set suspended = true where institute_type = ${kind}`)
    expect((await list(`${kind}s/all?applyHere=true`)).total).toBe(0)
    await database.db.execute(sql`update buyer_account set suspended = false where institute_type = ${kind}`)
  },
)
