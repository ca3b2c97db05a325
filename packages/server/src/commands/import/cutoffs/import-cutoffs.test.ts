import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CollegeCourse, CollegePage } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { fixture, folder } from '../testing/importing.ts'
import { importCutoffs } from './import-cutoffs.ts'
import { readCutoffOptions } from './options.ts'
import { summarizeCutoffs } from './summary.ts'

const { database, call, asAdmin, updateAsAdmin } = await testApp('demo')
const file = fixture('opening-closing-ranks')
const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')

/** Imports a list as the command does; returns its counts, what it prints and the rejected rows. */
async function run(rows: readonly string[] = lines, ...args: string[]) {
  const place = folder()
  const [path, rejects] = [join(place, 'ranks.csv'), join(place, 'rejects.csv')]
  writeFileSync(path, [args.includes('--year') ? header.replace('year,round,', '') : header, ...rows, ''].join('\n'))
  const options = readCutoffOptions([path, '--rejects', rejects, ...args])
  const report = await importCutoffs(database, options)
  const { institutes, newestYears: _years, ...counts } = report
  const rejected = counts.rejected > 0 ? readFileSync(rejects, 'utf8').trimEnd().split('\n').slice(1) : []
  return { counts, institutes, rejected, printed: summarizeCutoffs(report, options, 1) }
}
const clear = () => database.db.execute(sql`truncate college_cutoff`)
const ranksOf = async (url: string) =>
  (await call<{ data: CollegePage }>('GET', `/public/college/?url=${url}`)).body.data.officialRanks
const stored = async () =>
  (
    await database.db.execute(sql`
      select c.url as college, o.programme, k.url as course, s.name as branch, e.url as exam, o.paper, o.year, o.round, o.quota,
        o.category, o.seats, o.opening, o.closing, o.preparatory, o.source, o.updated_at
      from college_cutoff o join college c on c.id = o.college left join course k on k.id = o.course
      left join specialization s on s.id = o.specialization left join exam e on e.id = o.exam order by o.id`)
  ).rows
const kanpur = 'indian-institute-of-technology-kanpur'

test('rows become cut-offs of the colleges, courses, branches and exams that they name, and a second run changes nothing', async () => {
  await clear()
  const first = await run()
  expect(first.counts).toMatchObject({ rows: 15, created: 12, updated: 0, unchanged: 0, rejected: 3, preparatory: 2 })
  const rows = await stored()
  const summary = rows.map(({ college, course, branch, exam, paper }) => [college, course, branch, exam, paper])
  expect(summary).toEqual([
    ['indian-institute-of-technology-bombay', 'btech', 'Computer Science and Engineering', 'jee-advanced', null],
    // The catalogue has no such branch: the row stays with the published name of its programme.
    ['indian-institute-of-technology-bombay', 'btech', null, 'jee-advanced', null],
    ...[1, 2, 3].map(() => [kanpur, 'btech', 'Computer Science and Engineering', 'jee-advanced', null]),
    [kanpur, 'btech', 'Mechanical Engineering', 'jee-advanced', null],
    [kanpur, 'bs', null, 'jee-advanced', null],
    ['indian-institute-of-technology-indian-school-of-mines-dhanbad', null, null, 'jee-advanced', null],
    ['national-institute-of-technology-tiruchirappalli', 'barch', 'Architecture', 'jee-main', 2],
    ['national-institute-of-technology-tiruchirappalli', 'btech', 'Computer Science and Engineering', 'jee-main', null],
    ['national-institute-of-technology-tiruchirappalli', 'btech', 'Computer Science and Engineering', 'jee-main', null],
    ['school-of-planning-and-architecture-new-delhi', 'barch', 'Architecture', 'jee-main', 2],
  ])
  expect(rows[1]).toMatchObject({
    programme: 'Metallurgical Engineering and Materials Science (4 Years, Bachelor of Technology)',
    ...{ year: 2022, round: 6, quota: 'all-india', category: 'general-pwd', seats: 'any' },
    ...{ opening: 169, closing: 60, preparatory: true },
    source: { name: 'JoSAA, opening and closing ranks, round 6', asOf: '2022', tier: 'official' },
  })

  const second = await run()
  expect(second.counts).toEqual({ ...first.counts, created: 0, unchanged: 12 })
  expect(await stored()).toEqual(rows)
})

test('institutes that the catalogue does not have are listed with their rows', async () => {
  await clear()
  const { institutes, rejected, printed } = await run()
  expect(institutes).toEqual([
    { name: 'National Institute of Technology Goa', code: 'unknown-college', rows: 2 },
    {
      name: 'Indian Institute of Engineering Science and Technology, Shibpur',
      code: 'unknown-college',
      rows: 1,
    },
  ])
  expect(printed).toContain('2  National Institute of Technology Goa')
  expect(rejected).toHaveLength(3)
  expect(rejected[0]).toMatch(/^14,No college of this name: National Institute of Technology Goa,2022,6,/)
})

test('an institute is found by a former name, never by a name that is like it or that two colleges have', async () => {
  await clear()
  const url = 'jadavpur-university'
  const rename = (name: string) => database.db.execute(sql`update college set name = ${name} where url = ${url}`)
  const row = lines.filter((line) => line.includes('Shibpur'))
  await rename('Indian Institute of Engineering Science and Technology')
  expect((await run(row)).counts).toMatchObject({ created: 0, rejected: 1 })
  await rename('Bengal Engineering & Science University (Shibpur)')
  expect((await run(row)).counts).toMatchObject({ created: 1, rejected: 0 })

  await rename('Indian Institute of  Technology, KANPUR')
  const report = await run(lines.filter((line) => line.includes('Kanpur')))
  expect(report.counts).toMatchObject({ created: 0, rejected: 5 })
  expect(report.rejected[0]).toContain('More than one college has this name: Indian Institute of Technology Kanpur')
  await rename('Jadavpur University')
})

test('repeated rows are counted, contradictions and unreadable cells rejected with their reason', async () => {
  await clear()
  const [row = ''] = lines
  const rows = [
    row,
    row,
    row.replace(/,2,61$/, ',2,62'),
    row.replace('2022,6', 'x,6').replace(',2,61', ',3,61'),
    row.replace(/,61$/, ',many'),
    row.replace('OPEN', 'GENERAL'),
    row.replace(',AI,', ',XX,'),
    row.replace('2022,6', '2022,5').replace(/,2,61$/, ',2P,7P'),
    // Seats for everybody have no preparatory course: the ranks are in the wrong order.
    row.replace('2022,6', '2021,6').replace(/,2,61$/, ',90,61'),
  ]
  const { counts, rejected } = await run(rows)
  expect(counts).toMatchObject({ rows: 9, created: 2, repeated: 1, rejected: 6, preparatory: 1 })
  expect(rejected.map((line) => line.split(',')[1])).toEqual([
    'Row 2 has other ranks of the same seats',
    'Not a valid year: x',
    'Not a valid closing: many',
    'Not a valid category: GENERAL',
    'Not a valid quota: XX',
    'Not a valid closing: 61',
  ])
})

test('a corrected list updates its rows, a dry run writes none, and year and round may be given', async () => {
  await clear()
  const [row = ''] = lines
  expect((await run([row], '--dry-run')).counts).toMatchObject({ created: 1 })
  expect(await stored()).toEqual([])
  await run([row])
  expect((await run([row.replace(/,61$/, ',67')])).counts).toMatchObject({ created: 0, updated: 1 })
  const bareRow = row.replace('2022,6,', '')
  expect((await run([bareRow], '--year', '2025', '--round', '3')).counts).toMatchObject({ created: 1 })
  expect((await stored()).map(({ year, round, closing }) => [year, round, closing])).toEqual([
    [2022, 6, 67],
    [2025, 3, 61],
  ])
  await expect(importCutoffs(database, readCutoffOptions([fixture('colours')]))).rejects.toThrow(OperatorError)
})

test('the page of a college has the last round of the newest year, and cut-offs that people entered stay', async () => {
  await clear()
  const { id: eid } = (await call<{ data: CollegePage }>('GET', `/public/college/?url=${kanpur}`)).body.data
  const path = `/admin/college-course/${eid}`
  const [course] = (await asAdmin<{ data: CollegeCourse[] }>('GET', path)).body.data
  const ownTable = {
    ...{ year: 2024, exam: null, source: { name: 'Own list', asOf: '2024', tier: 'institute' } },
    ranks: [{ round: 5, category: 'general', quota: 'all-india', opening: 100, closing: 200 }],
  }
  await updateAsAdmin(path, { id: course?.id, cutoffs: [ownTable] })
  expect(await ranksOf(kanpur)).toBeNull()
  await run()

  expect(await ranksOf(kanpur)).toEqual({
    ...{ year: 2024, round: 5, exam: expect.objectContaining({ url: 'jee-advanced' }), more: 0 },
    source: { name: 'JoSAA, opening and closing ranks, round 5', asOf: '2024', tier: 'official' },
    lines: [
      {
        ...{
          programme: 'Computer Science and Engineering (4 Years, Bachelor of Technology)',
          quota: 'all-india',
          paper: null,
        },
        ranks: [{ category: 'general', seats: 'any', opening: 120, closing: 252, preparatory: false }],
      },
      {
        ...{ programme: 'Physics (4 Years, Bachelor of Science)', quota: 'all-india', paper: null },
        ranks: [{ category: 'general', seats: 'any', opening: 3377, closing: 5508, preparatory: false }],
      },
      {
        ...{ programme: 'Mechanical Engineering (4 Years, Bachelor of Technology)', quota: 'all-india', paper: null },
        ranks: [{ category: 'general-pwd', seats: 'any', opening: 186, closing: 34, preparatory: true }],
      },
    ],
  })
  const [after] = (await asAdmin<{ data: CollegeCourse[] }>('GET', path)).body.data
  expect(after?.cutoffs).toEqual([ownTable])
})
