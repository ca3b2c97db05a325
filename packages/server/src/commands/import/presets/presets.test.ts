import { fileURLToPath } from 'node:url'
import type { InstituteType } from '@pravesh/contract'
import { rejectText } from '@pravesh/messages/import'
import { describe, expect, test } from 'vitest'
import { batchesOf } from '../row/batches.ts'
import type { Draft } from '../row/draft.ts'
import type { HeaderOptions } from '../source/header.ts'
import { findHeader } from '../source/header.ts'
import { openSource } from '../source/open.ts'
import { readRecords } from '../source/records.ts'
import { presets } from './all.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}.csv`, import.meta.url))

/** Reads a fixture as the importer would, up to the drafts. */
async function read(name: string, kind: InstituteType, options: Partial<HeaderOptions> = {}) {
  const first = readRecords(await openSource(fixture(name)))
  const header = await findHeader(first.rows, {
    kind,
    preset: undefined,
    presets,
    map: {},
    set: {},
    taken: [],
    ...options,
  })
  const { preset, preamble } = header
  const source = { ...preset.source, asOf: preset.asOf?.(preamble) || preset.source.asOf }
  const drafts: Draft[] = []
  const rejected: [number, string][] = []
  for await (const batch of batchesOf({ first, header, preset, source: source, size: 3 }).read(0)) {
    drafts.push(...batch.items.map(({ draft }) => draft))
    rejected.push(...batch.rejected.map(({ row, reason }): [number, string] => [row.number, rejectText(reason, 'en')]))
  }
  return {
    preset: preset.name,
    drafts,
    rejected,
    draftsByKey: new Map(drafts.map((draft) => [draft.key.value, draft])),
  }
}

test('the CBSE directory: places by address, no invented years, no numbers of people', async () => {
  const { preset, draftsByKey, rejected } = await read('cbse-directory', 'school')
  expect(preset).toBe('cbse-directory')
  expect(draftsByKey.get('2133105')).toMatchObject({
    city: 'Agra',
    pincode: null,
    website: 'http://www.adis.com',
    established: null,
    classTo: 10,
  })
  expect(draftsByKey.get('1930001')).toMatchObject({
    name: 'DAV Public School',
    address: '“lakshmi Ram Garden”, Cauvery Nagar, Chennai',
    pincode: '600017',
  })
  expect(draftsByKey.get('2130900')).toMatchObject({
    name: 'St. Teresa’s Convent School',
    city: 'Noida',
    address: 'Sector 62, Noida',
  })
  expect(draftsByKey.get('130201')).toMatchObject({ state: 'TS', city: 'Hyderabad', pincode: '500016' })
  expect(draftsByKey.get('1030866')).toMatchObject({ state: 'MP', city: 'Narmadapuram', classTo: 12 })
  expect(draftsByKey.get('2730001')).toMatchObject({
    city: 'Delhi',
    gender: 'girls',
    schoolType: 'government',
    board: 'cbse',
  })
  expect(draftsByKey.get('1500012')).toMatchObject({
    city: 'Bhubaneswar',
    district: 'Khordha',
    schoolType: 'kendriya-vidyalaya',
  })
  expect(rejected).toEqual([
    [11, 'Outside India: Saudi Arabia'],
    [12, 'No affiliation number'],
    [13, 'Not a valid affiliation number: 15210'],
    [16, 'Has 4 cells where the header has 9'],
  ])
})

test("CBSE's own list: capitals, old states, swapped columns, websites of others", async () => {
  const { preset, draftsByKey, rejected } = await read('cbse-saras', 'school')
  expect(preset).toBe('cbse-saras')
  expect(draftsByKey.get('130202')).toMatchObject({
    name: 'Hyderabad Public School Ramanthapur',
    pincode: '500013',
    website: 'http://www.hpsramanthapur.org',
  })
  expect(draftsByKey.get('1930785')).toMatchObject({
    name: "St Mary's E.M. School of the KLNM Trust No. 2",
    city: 'Udhagamandalam',
    website: null,
  })
  expect(draftsByKey.get('3330001')).toMatchObject({
    name: 'D.A.V. Public School',
    state: 'CG',
    city: 'Bhilai',
    website: null,
    classTo: 8,
  })
  expect(draftsByKey.get('2630001')).toMatchObject({
    state: 'DH',
    city: 'Silvassa',
    website: 'http://www.edudel.nic.in',
  })
  expect(draftsByKey.get('3730055')).toMatchObject({ state: 'LA', city: 'Leh' })
  expect(draftsByKey.get('1630900')).toMatchObject({ state: 'PB', city: 'Amritsar', website: 'http://www.podar.org' })
  expect(rejected.map(([, reason]) => reason)).toEqual([
    'Outside India: UNITED ARAB EMIRATES',
    'Not a state of India: ATLANTIS',
  ])
})

test('CISCE: places at the end of the address, a name on two lines, no mail domains', async () => {
  const { draftsByKey, rejected } = await read('cisce', 'school')
  expect(draftsByKey.get('AP001')).toMatchObject({
    state: 'AP',
    city: 'East Godavari',
    pincode: '533201',
    residential: 'day-residential',
    classTo: 10,
  })
  expect(draftsByKey.get('AP050')).toMatchObject({
    name: 'The Hyderabad School',
    state: 'TS',
    city: 'Hyderabad',
    gender: 'girls',
    classTo: 12,
  })
  expect(draftsByKey.get('WB240')).toMatchObject({
    city: 'Kolkata',
    pincode: '700107',
    residential: null,
    website: null,
    board: 'cisce',
  })
  expect(draftsByKey.get('KA274')).toMatchObject({ city: 'Bengaluru', gender: 'boys', classTo: null })
  expect(rejected).toEqual([[6, 'Outside India: DUBAI']])
})

test('Kendriya Vidyalayas: names written out, classes, pupils, towns in the name', async () => {
  const { draftsByKey, rejected } = await read('kendriya-vidyalaya', 'school')
  expect(draftsByKey.get('1001')).toMatchObject({
    name: 'Kendriya Vidyalaya Ahmedabad (SAC)',
    city: 'Ahmedabad',
    classFrom: 1,
    classTo: 12,
    students: 994,
  })
  expect(draftsByKey.get('145102')).toMatchObject({
    name: 'Kendriya Vidyalaya No. 1 Shahjahanpur Cantt (Shift II)',
    students: null,
  })
  expect(draftsByKey.get('1724')).toMatchObject({
    name: 'Kendriya Vidyalaya RRC, Fatehgarh',
    city: 'Fatehgarh',
    classFrom: 4,
    classTo: 10,
  })
  expect(draftsByKey.get('2444')).toMatchObject({ state: 'UP', city: 'Bijnor' })
  expect(draftsByKey.get('3720')).toMatchObject({ state: 'LA', management: 'central-government', gender: 'co-ed' })
  expect(rejected).toEqual([
    [6, 'No state given, and none can be told'],
    [7, 'Outside India: Abroad'],
  ])
})

test('AISHE 2020: names that begin with a plus, addresses inside names', async () => {
  const { draftsByKey, rejected } = await read('aishe-colleges', 'college')
  expect(draftsByKey.get('C-29001')).toMatchObject({ name: '+3 Panchayat College', collegeType: 'affiliated-college' })
  expect(draftsByKey.get('C-29002')?.name).toBe('+3 Degree Women’s College, Kamakshyanagar, Dhenkanal')
  expect(draftsByKey.get('C-39230')).toMatchObject({
    name: 'Aazad College of B.Ed. and D.El.Ed for Women',
    state: 'CG',
    gender: 'women',
  })
  expect(draftsByKey.get('C-42131')).toMatchObject({ pincode: '382007', collegeType: null })
  expect(draftsByKey.get('C-41111')).toMatchObject({
    city: 'Ahilyanagar',
    name: 'Sanjivani Arts, Commerce and Science College',
  })
  expect(draftsByKey.get('C-60001')).toMatchObject({ state: 'UK', city: 'Haridwar' })
  expect(rejected).toEqual([])
})

test('the AISHE export: two lines above the header, a date among them, dashes for nothing', async () => {
  const { preset, draftsByKey, drafts } = await read('aishe-export', 'college')
  expect(preset).toBe('aishe-export')
  expect(drafts[0]?.source).toMatchObject({ asOf: '2025-10-13', tier: 'official' })
  expect(draftsByKey.get('C-6575')).toMatchObject({
    established: 1983,
    ownership: 'central-government',
    website: 'http://www.rmrc.res.in',
  })
  expect(draftsByKey.get('C-49182')).toMatchObject({
    name: 'Sri Venkateswara Hotel Management College, Ponnur',
    website: null,
    ownership: 'private',
  })
  expect(draftsByKey.get('C-27824')?.name).toBe('Govt. Degree College for Women, Madanapalle Urban')
  expect(draftsByKey.get('C-36917')).toMatchObject({
    name: 'Venkataratna College of Education, Kurnool',
    established: null,
    website: null,
  })
})

test('AICTE: encoding broken once and twice, contacts in addresses', async () => {
  const { draftsByKey } = await read('aicte-institutes', 'college')
  expect(draftsByKey.get('1-44640000001')).toMatchObject({
    name: 'Ashoka Women’s Engineering College',
    university: 'Jawaharlal Nehru Technological University - Gurajada, Vizianagaram (JNTUGV)',
    pincode: '517583',
    gender: 'women',
  })
  expect(draftsByKey.get('1-44640000003')).toMatchObject({
    address: 'Bheemunipatnam Visakhapatanam',
    pincode: '531162',
    city: 'Visakhapatnam',
  })
  expect(draftsByKey.get('1-44640000004')).toMatchObject({
    state: 'OD',
    university: null,
    ownership: 'state-government',
  })
  expect(draftsByKey.get('1-44640000005')).toMatchObject({
    city: 'Keonjhar',
    district: 'Keonjhar',
    collegeType: 'deemed-university',
  })
})

describe('other lists', () => {
  const map = { name: 'School', state: 'State', city: 'Town', pincode: 'PIN', website: 'Site', key: 'Number' } as const

  test('columns named by hand, separated by semicolons', async () => {
    const { preset, draftsByKey, rejected } = await read('own-schools', 'school', { map })
    expect(preset).toBe('schools')
    expect(draftsByKey.get('R-2')).toMatchObject({
      name: 'Lakeside School',
      city: 'Kochi',
      pincode: '682002',
      website: 'https://lakeside.edu.in',
    })
    expect(draftsByKey.get('R-3')).toMatchObject({ city: 'Munnar' })
    expect(rejected).toEqual([[2, 'Not a state of India: Keral']])
  })
  test('a type of a college that is an ownership is read as that', async () => {
    const { drafts } = await read('college-types', 'college')
    expect(drafts.map(({ collegeType, ownership }) => [collegeType, ownership])).toEqual([
      [null, 'private'],
      [null, 'government-aided'],
      ['Autonomous', null],
    ])
  })
  test('a file of the other kind, an unknown header and an absent column are refused plainly', async () => {
    await expect(read('aishe-colleges', 'school')).rejects.toThrow('This is a list of colleges')
    await expect(read('colours', 'school')).rejects.toThrow(/The columns \(colour, size\) are of no register we know/)
    await expect(read('own-schools', 'school', { map: { ...map, address: 'Street' } })).rejects.toThrow(
      'The file has no column Street.',
    )
    const [preset] = presets
    await expect(read('cisce', 'school', { preset })).rejects.toThrow(
      'has no column affiliation_no, status, district, founded',
    )
    const plain = presets.find(({ name }) => name === 'schools')
    await expect(read('no-state', 'school', { preset: plain })).rejects.toThrow('No column gives the state of the rows')
  })
})
