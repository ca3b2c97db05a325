import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
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

/** Imports a list; returns what came of it, and its schools by name as a visitor would read them. */
async function load(lines: readonly string[], ...options: string[]) {
  const path = join(folder(), 'list.csv')
  writeFileSync(path, `${lines.join('\n')}\n`)
  const report = await imported(database, ['schools', path, ...options])
  const { rows } = await db.execute<{ name: string } & Record<string, unknown>>(sql`
    select s.name, st.name as state, c.name as city, s.pincode, s.udise_code as udise, s.established, t.url as type, s.gender, s.management,
      (select string_agg(b.url, ' ' order by b.url) from board b where b.id = any(s.boards)) as boards
    from school s join state st on st.id = s.state join city c on c.id = s.city left join school_type t on t.id = s.school_type
    order by s.id`)
  return { ...report, schools: Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest])) }
}

test('numbers are read as they were before a spreadsheet wrote them; lost digits are named', async () => {
  const { schools, notes } = await load([
    'School Name,State,District,PIN Code,UDISE Code,Founded',
    'Alpha School,Uttar Pradesh,Lucknow,226001.0,9270100101,15/06/1998',
    'Beta School,Uttar Pradesh,Lucknow,2.26001E+05,09270100102,1998-06-15',
    'Gamma School,Uttar Pradesh,Lucknow,२२६००१,9.2701E+10,1998-99',
    'Delta School,Bihar,Patna,800001,9270100103,1998.0',
  ])
  expect(schools['Alpha School']).toMatchObject({ pincode: '226001', udise: '09270100101', established: 1998 })
  expect(schools['Beta School']).toMatchObject({ pincode: '226001', udise: '09270100102', established: 1998 })
  expect(schools['Gamma School']).toMatchObject({ pincode: '226001', udise: null, established: 1998 })
  expect(schools['Delta School']).toMatchObject({ udise: null, established: 1998 })
  expect(notes).toEqual(
    expect.arrayContaining([
      { field: 'udiseCode', code: 'zero-restored', rows: 1 },
      { field: 'udiseCode', code: 'digits-lost', rows: 1 },
      { field: 'udiseCode', code: 'format', rows: 1 },
    ]),
  )
})

test('boards and types are read as people write them', async () => {
  const { schools } = await load([
    'School Name,State,District,Type,Board,Co-ed status',
    'Alpha School,Bihar,Patna,PRIVATE,C.B.S.E.,Co-Ed',
    'Beta School,Bihar,Patna,Govt.,ICSE,GIRLS',
    'Gamma School,Bihar,Patna,INTERNATIONAL,CBSE/ICSE,Boys & Girls',
    'Delta School,Bihar,Patna,Private Unaided,BSEB,boys only',
    'Epsilon School,Bihar,Patna,Kendriya Vidyalaya,State Board,',
    'Zeta School,Bihar,Patna,JNV,Bihar School Examination Board,',
    'Eta School,Bihar,Patna,government,U.P. Board,',
  ])
  expect(Object.values(schools).map(({ type, boards }) => [type, boards])).toEqual([
    ['private-unaided', 'cbse'],
    ['government', 'cisce'],
    ['international', 'cbse cisce'],
    ['private-unaided', 'state-board'],
    ['kendriya-vidyalaya', 'state-board'],
    ['navodaya-vidyalaya', 'state-board'],
    ['government', 'state-board'],
  ])
})

test.each([
  ['U.P.', 'Uttar Pradesh'],
  ['UP', 'Uttar Pradesh'],
  ['J&K', 'Jammu and Kashmir'],
  ['Delhi (NCT)', 'Delhi'],
  ['A & N ISLANDS', 'Andaman and Nicobar Islands'],
  ['UTTAR PRADESH (09)', 'Uttar Pradesh'],
  ['उत्तर प्रदेश', 'Uttar Pradesh'],
  ['09', 'Uttar Pradesh'],
  ['KERALAM', 'Kerala'],
])('the state %s is %s', async (state, name) => {
  expect((await load(['School Name,State', `Alpha School,${state}`])).schools['Alpha School']).toMatchObject({
    state: name,
  })
})

test('a list without a state column takes it from the address, the PIN code or the UDISE code', async () => {
  const { schools, counts } = await load([
    'Name,Address,PIN,UDISE',
    'Alpha School,"Jatni, Khurda, Odisha - 752050",,',
    'Beta School,"Station Road, Patna",800001,',
    'Gamma School,Main Road,,27010100101',
    'Delta School,"MG Road, Karol Bagh, DELHI,110091",,',
    'Epsilon School,Main Road,,',
  ])
  const states = Object.entries(schools).map(([name, { state }]) => [name.replace(' School', ''), state])
  expect(Object.fromEntries(states)).toEqual({ Alpha: 'Odisha', Beta: 'Bihar', Gamma: 'Maharashtra', Delta: 'Delhi' })
  expect(counts).toMatchObject({ created: 4, rejected: 1 })
})

test('a value is given for a column that the file lacks, and every column that is not read is named', async () => {
  const list = [
    'id,name,district,block',
    '1,Government High School Alpha,Khurda,Jatni',
    '2,Government High School Beta,,Tangi',
  ]
  const { schools, unused } = await load(list, '--set', 'state=Odisha', '--set', 'board=CBSE')
  expect(Object.values(schools)).toMatchObject([
    { state: 'Odisha', boards: 'cbse' },
    { state: 'Odisha', boards: 'cbse' },
  ])
  expect(unused).toEqual(['id', 'block'])
})

test("CBSE's own headers are recognised, with the state at the end of the address", async () => {
  const { schools, preset } = await load([
    'Affiliation No.,Name,Status of the School,Affiliated up to,Address',
    '2730011,ALPHA PUBLIC SCHOOL,Senior Secondary Level,31/03/2028,"SECTOR 8, ROHINI, DELHI,110085"',
  ])
  expect(preset.name).toBe('cbse-saras-site')
  expect(schools['Alpha Public School']).toMatchObject({ state: 'Delhi', boards: 'cbse', pincode: '110085' })
})

test('headers may be in Hindi', async () => {
  const { schools } = await load(['विद्यालय का नाम,राज्य,ज़िला,बोर्ड', 'राजकीय विद्यालय,बिहार,Patna,सीबीएसई'])
  expect(schools['राजकीय विद्यालय']).toMatchObject({ state: 'Bihar', city: 'Patna', boards: 'cbse' })
})
