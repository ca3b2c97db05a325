import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { city, school } from '../../../platform/db/tables.ts'
import { testDb } from '../../../platform/db/testing/test-db.ts'
import { ensureReferenceData } from '../../seed/index.ts'
import { folder, imported } from '../testing/importing.ts'

const database = await testDb()
const { db } = database
beforeAll(() => ensureReferenceData(db))
beforeEach(() =>
  db.execute(
    sql`truncate school, institute_key, import_run, import_row, import_mark, redirect restart identity cascade`,
  ),
)

let files = 0
function listOf(...lines: string[]): string {
  const path = join(folder(), `list-${++files}.csv`)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}
const load = async (path: string, ...options: string[]) => {
  const rejects = join(folder(), 'rejects.csv')
  const { counts } = await imported(database, ['schools', path, '--rejects', rejects, ...options])
  const { created, updated, unchanged, rejected } = counts
  return { created, updated, unchanged, rejected, reasons: rejected ? readFileSync(rejects, 'utf8') : '' }
}
const schools = () =>
  db
    .select({ name: school.name, url: school.url, website: school.website, city: city.name })
    .from(school)
    .innerJoin(city, eq(city.id, school.city))
    .orderBy(school.id)

describe('a second file renames no other school', () => {
  const header = 'School Name,State,District,PIN Code,Website'

  test('schools that differ in their number are two, and each keeps its page', async () => {
    await load(listOf(header, 'Govt Sr Sec School No. 1,Delhi,New Delhi,110022,https://gsss-one.edu.in'))
    const second = await load(listOf(header, 'Govt Sr Sec School No. 2,Delhi,New Delhi,110022,https://gsss-two.edu.in'))
    expect(second).toMatchObject({ created: 1, updated: 0 })
    expect(await schools()).toMatchObject([
      {
        name: 'Govt Sr Sec School No. 1',
        url: 'govt-sr-sec-school-no-1-new-delhi',
        website: 'https://gsss-one.edu.in',
      },
      {
        name: 'Govt Sr Sec School No. 2',
        url: 'govt-sr-sec-school-no-2-new-delhi',
        website: 'https://gsss-two.edu.in',
      },
    ])
  })

  test('schools with Hindi names are two, and their addresses can be read', async () => {
    await load(listOf('School Name,State,District,PIN Code', 'राजकीय बालिका विद्यालय,Bihar,Gaya,823001'))
    const second = listOf('School Name,State,District,PIN Code', 'डॉ. अंबेडकर आवासीय विद्यालय,Bihar,Gaya,823001')
    expect(await load(second)).toMatchObject({ created: 1, updated: 0 })
    expect((await schools()).map(({ name, url }) => [name, url])).toEqual([
      ['राजकीय बालिका विद्यालय', 'rajkiy-balika-vidyalay-gaya'],
      ['डॉ. अंबेडकर आवासीय विद्यालय', expect.stringMatching(/^do-ambedkar-avasiy-vidyalay-gaya$/)],
    ])
  })

  test('numbered and Hindi names of one file all come in', async () => {
    const rows = [
      'Government High School 1',
      'Government High School 2',
      'MCD School 1/2',
      'MCD School 12',
      'उच्च विद्यालय बेरुआ',
      'मध्य विद्यालय',
    ]
    const list = listOf('School Name,State,City', ...rows.map((name) => `${name},Bihar,Patna`))
    expect(await load(list)).toMatchObject({ created: rows.length, rejected: 0 })
  })

  test('two towns with Hindi names stay two', async () => {
    await load(listOf('School Name,State,City', 'Alpha School,Bihar,मोतीपुर गाँव', 'Beta School,Bihar,बेरुआ गाँव'))
    expect((await schools()).map((row) => row.city)).toEqual(['मोतीपुर गाँव', 'बेरुआ गाँव'])
  })

  test('a joiner makes no second school, and stays in the name', async () => {
    const name = 'रा\u200dजकीय क्\u200dषेत्र विद्यालय'
    await load(listOf('School Name,State,District,PIN Code,Address', `${name},Bihar,Gaya,823001,Main Road`))
    const plain = listOf(
      'School Name,State,District,PIN Code,Address',
      `${name.replaceAll('\u200d', '')},Bihar,Gaya,823001,Main Road`,
    )
    expect(await load(plain)).toMatchObject({ created: 0 })
    expect(await db.$count(school)).toBe(1)
    expect((await schools())[0]?.url).toBe('rajkiy-kshetra-vidyalay-gaya')
  })

  test('an affiliation number tells schools of one name apart, whatever its header', async () => {
    const list = listOf(
      'School Name,Aff No,State,City',
      'Dav Public School,330111,Bihar,Darbhanga',
      'Dav Public School,330222,Bihar,Darbhanga',
    )
    expect(await load(list)).toMatchObject({ created: 2, rejected: 0 })
    expect(await load(list)).toMatchObject({ created: 0, unchanged: 2 })
  })
})

describe('a row without a number whose name is already there', () => {
  const header = 'School Name,State,City,Website'
  const first = ['Govt. Public School,Bihar,Patna,https://one.edu.in']
  const other = ['Government Public Sch.,Bihar,Patna,https://two.edu.in']

  test('is a question: nothing is written before a person has chosen', async () => {
    await load(listOf(header, ...first))
    const list = listOf(header, ...other)
    const before = await schools()
    const outcome = await load(list)
    expect(outcome).toMatchObject({ created: 0, updated: 0, rejected: 1 })
    expect(outcome.reasons).toContain('May be the same as Govt. Public School, Patna (/govt-public-school-patna)')
    expect(await schools()).toEqual(before)
  })

  test.each([
    ['update', { created: 0, updated: 1 }, ['https://two.edu.in']],
    ['new', { created: 1, updated: 0 }, ['https://one.edu.in', 'https://two.edu.in']],
  ])('--same-name %s', async (choice, counts, websites) => {
    await load(listOf(header, ...first))
    const list = listOf(header, ...other)
    expect(await load(list, '--same-name', choice)).toMatchObject(counts)
    expect((await schools()).map(({ website }) => website)).toEqual(websites)
    expect(await load(list)).toMatchObject({ unchanged: 1, rejected: 0 })
  })

  test('its page in a column “url” answers the question', async () => {
    await load(listOf(header, ...first))
    const list = listOf(`${header},url`, `${other[0]},govt-public-school-patna`)
    expect(await load(list)).toMatchObject({ created: 0, updated: 1 })
  })

  test('the same list again changes nothing, and postal code with address know it again', async () => {
    const full = 'School Name,State,City,PIN Code,Address,Website'
    const list = listOf(full, 'Alpha School,Bihar,Patna,800001,"Boring Road, Patna",')
    await load(list)
    expect(await load(list)).toMatchObject({ created: 0, updated: 0, unchanged: 1, rejected: 0 })
    const newer = listOf(full, 'Alpha School,Bihar,Patna,800001,"Boring Road, Patna",https://alpha.edu.in')
    expect(await load(newer)).toMatchObject({ created: 0, updated: 1, rejected: 0 })
  })

  test('a school with another affiliation number is none of that name', async () => {
    await load(listOf('School Name,Aff No,State,City', 'Dav Public School,330111,Bihar,Darbhanga'))
    const list = listOf('School Name,Aff No,State,City', 'DAV Public School,330222,Bihar,Darbhanga')
    expect(await load(list)).toMatchObject({ created: 1, rejected: 0 })
  })
})
