import { readEndpoints } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '../../../testing/test-app.ts'

const { asAdmin, updateAsAdmin, call, database } = await testApp('demo')

type Schema = {
  id?: string
  type?: string
  format?: string
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  $defs?: Record<string, Schema>
}
/** Every number and every day in public responses, by the name of its schema; `true` where its source is next to it. */
function figuresOf(shapes: readonly z.ZodType[]): Map<string, boolean> {
  const found = new Map<string, boolean>()
  const seen = new Set<string>()
  const sourced = ({ properties, required }: Schema): boolean =>
    properties?.source?.type === 'object' && !!required?.includes('source')
  function walk(path: string, schema: Schema, defs: Record<string, Schema>, carried: boolean): void {
    const name = schema.$ref?.split('/').at(-1) ?? schema.id
    if (name !== undefined && name !== path) {
      const resolvedSchema = defs[name] ?? schema
      if (!seen.has(name)) seen.add(name) && walk(name, resolvedSchema, defs, false)
      return
    }
    const hasSource = carried || sourced(schema)
    if (schema.type === 'number' || schema.type === 'integer' || schema.format === 'date') found.set(path, hasSource)
    for (const [key, part] of Object.entries(schema.properties ?? {})) walk(`${path}.${key}`, part, defs, hasSource)
    if (schema.items) walk(path, schema.items, defs, hasSource)
    for (const part of schema.anyOf ?? []) walk(path, part, defs, hasSource)
    if (typeof schema.additionalProperties === 'object') walk(path, schema.additionalProperties, defs, hasSource)
  }
  for (const shape of shapes) {
    const schema = z.toJSONSchema(shape) as Schema
    walk('answer', schema, schema.$defs ?? {}, false)
  }
  return found
}
const found = figuresOf(Object.values(readEndpoints).map(({ answer: response }) => response))

/** Numbers that need no source: ids, our own counts and pages, properties rather than performance. */
const exemptPatterns = [
  // Of files, not of institutes; and of the rule of a draw, which its institute announces.
  /^OpenDataDay\.|^PublicDraw\.(class|course|seats)$/,
  /\.id$|^answer\.|Listing\.|^(InfoPage|QueryReading|GuardianRequest)\.|^(EducationOption|PlaceOption|PublishedReview)\./,
  /^Article(Card|Page)\.minutes(Local)?$/,
  /^College(Card|Page)\.courseCount$|^(Course(Card|Page)|CounsellingPage)\.collegeCount$/,
  /\.durationMonths$|^School(Card|Page)\.class(From|To)$/,
  /^(School|College)Page\.(awards\.year|(reviewCounts|replies)\.\w+)$/,
]
/** Figures with their source in `sources` of the record, or next to a list of them. */
const sourcedFigures = {
  SchoolCard: ['admissionsOpenTill', 'seatsLeft'],
  SchoolPage: [
    'admissionsOpenTill',
    'established',
    'students',
    'teachers',
    ...['opensOn', 'closesOn', 'formFee'].map((name) => `admission.${name}`),
    ...['class', 'minYears', 'on'].map((name) => `admission.ageRules.${name}`),
    ...['points', 'overKm', 'upToKm'].map((name) => `admission.pointsTable.${name}`),
    ...['class', 'total', 'vacant'].map((name) => `admission.seats.${name}`),
  ],
  CollegeCard: ['established'],
  CollegePage: [
    'established',
    'nirfRanks.year',
    'nirfRanks.rank',
    'offers.feeByYear',
    'offers.intake',
    ...['opensOn', 'closesOn', 'formFee'].map((name) => `admission.${name}`),
  ],
} as const

test('every number and every day of a public answer carries its source, is named here with where it stands, or is none', () => {
  const listed = Object.entries(sourcedFigures).flatMap(([schema, paths]) => paths.map((path) => `${schema}.${path}`))
  const open = [...found].flatMap(([path, carried]) =>
    carried || exemptPatterns.some((none) => none.test(path)) ? [] : [path],
  )
  expect(open.toSorted()).toEqual(listed.toSorted())
  expect(found.size).toBeGreaterThan(100)
})

/** All values at a path, through every list on the way; nothing that is null. */
function valuesAt(json: unknown, path: string): unknown[] {
  if (json === null || json === undefined) return []
  if (Array.isArray(json)) return json.flatMap((item) => valuesAt(item, path))
  if (path === '') return [json]
  const [name = '', ...rest] = path.split('.')
  return valuesAt((json as Record<string, unknown>)[name], rest.join('.'))
}
type Row = Record<string, unknown> & { id: number }
const readData = async (path: string) => (await call<{ data: Row }>('GET', path)).body.data
const saveRecord = async (method: 'POST' | 'PUT', path: string, body: object): Promise<number> => {
  const response = await (method === 'PUT'
    ? updateAsAdmin<{ data: Row }>(path, { ...body })
    : asAdmin<{ data: Row }>(method, path, body))
  if (response.status !== 200) throw new Error(JSON.stringify(response.body))
  return response.body.data.id
}
const source = { name: 'Handbook of the year', asOf: '2026', tier: 'official' } as const
const sources = { record: source }
const [today, nextMonth] = [0, 30].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
const place = { state: 14, city: 1, status: 'published' }

const sid = await saveRecord('POST', '/admin/school-details', {
  ...place,
  name: 'Figures Vidyalaya',
  url: 'figures-vidyalaya',
  established: 1913,
  students: 4_321,
  teachers: 234,
  classFrom: 1,
  classTo: 12,
  sources,
  admission: {
    session: '2027-28',
    opensOn: today,
    closesOn: nextMonth,
    formFee: 777,
    process: 'Lots are drawn in the hall.',
    documents: ['Birth certificate'],
    ageRules: [{ class: 1, minYears: 5.5, on: nextMonth }],
    pointsTable: [{ criterion: 'Neighbourhood', points: 61, overKm: 3.5, upToKm: 6.5 }],
    seats: [{ class: 1, quota: 'General', total: 131, vacant: 17 }],
  },
})
const offer = { course: 1, feeByYear: [9_100_000], feeSource: source, intake: 131 }
const eid = await saveRecord('POST', '/admin/college-details', {
  ...place,
  name: 'Figures College',
  url: 'figures-college',
  established: 1913,
  naac: { grade: 'A++', validTo: nextMonth },
  nirf: [{ year: 2026, category: 'overall', rank: 1 }],
  offers: [offer],
  admission: {
    session: '2027-28',
    opensOn: today,
    closesOn: nextMonth,
    formFee: 777,
    process: 'Lots are drawn in the hall.',
  },
  sources,
})
const row = { source: null }
const examId = await saveRecord('POST', '/admin/exam-list', {
  name: 'FIGX',
  fullName: 'Figures Aptitude Test',
  url: 'figures-test',
  status: 'published',
  examLevel: 1,
  typicalMonth: 'January',
  dates: [{ event: 'The test', from: nextMonth, to: nextMonth, tentative: false, ...row }],
  fees: [{ category: 'All', amount: 1_313, ...row }],
  cutoffs: [{ year: 2026, category: 'General', value: '91.3', ...row }],
  source,
})
const careerId = await saveRecord('POST', '/admin/career', {
  title: 'Figure skater',
  url: 'figure-skater',
  status: 'published',
  category: 1,
  summary: 'Skates.',
  salaryEntry: 131_313,
  salarySource: source,
})
const pages = {
  SchoolPage: '/public/school/?url=figures-vidyalaya',
  CollegePage: '/public/college/?url=figures-college',
  ExamPage: '/public/exam/?url=figures-test',
  CareerPage: '/public/career/?url=figure-skater',
  SchoolCard: '/public/schools/all?search=figures&classLevel=1',
  CollegeCard: '/public/colleges/all?search=figures',
  ExamCard: '/public/exams/all?search=figx',
} as const
/** Non-numeric fields that depend on them: a grade, the value of a cut-off, months as text. */
const visibleFields: Readonly<Record<keyof typeof pages, readonly string[]>> = {
  SchoolCard: [...sourcedFigures.SchoolCard, 'sources.admission'],
  SchoolPage: sourcedFigures.SchoolPage,
  CollegeCard: [...sourcedFigures.CollegeCard, 'naac', 'nirf', 'feeFrom', 'sources.naac', 'sources.established'],
  CollegePage: [...sourcedFigures.CollegePage, 'naac', 'nirf', 'feeFrom'],
  ExamPage: ['dates.from', 'dates.to', 'fees.amount', 'cutoffs.value', 'cutoffs.year', 'nextDate.from', 'typicalMonth'],
  ExamCard: ['nextDate.from', 'nextDate.source', 'typicalMonth'],
  CareerPage: ['salary.entry'],
}
const state = async () => {
  const seen: string[] = []
  for (const [schema, paths] of Object.entries(visibleFields)) {
    const data = await readData(pages[schema as keyof typeof pages])
    seen.push(...paths.flatMap((path) => (valuesAt(data, path).length > 0 ? [`${schema}.${path}`] : [])))
  }
  return seen
}
const everything = Object.entries(visibleFields).flatMap(([schema, paths]) => paths.map((path) => `${schema}.${path}`))
/** The rows that a listing finds among these two with a filter, and its counts. */
type Listing = { data: { id: number }[]; facets: { name: string; options: { value: string; count: number }[] }[] }
const listed = async (path: string) => (await call<Listing>('GET', path)).body
const finds = async (path: string, id: number) => (await listed(path)).data.some((row) => row.id === id)

const narrowed = [
  ['/public/schools/all?search=figures&admissionsOpen=true', sid],
  ['/public/colleges/all?search=figures&feeMax=99999999', eid],
  ['/public/colleges/all?search=figures&feeMin=1', eid],
  ['/public/colleges/all?search=figures&nirfMax=1000', eid],
  ['/public/colleges/all?search=figures&naac=A%2B%2B', eid],
  ['/public/recommend-top-colleges', eid],
  ['/public/landing-page/recommended-schools/?limit=20', sid],
] as const
const findings = async () => {
  const hits: string[] = []
  for (const [path, id] of narrowed) if (await finds(path, id)) hits.push(path)
  return hits
}
/** Its position by rank and by fee, and the grade counts of the complete listing, which none of the others has. */
const collegeRanking = async () => {
  const isInTop = async (sort: string) =>
    (await listed(`/public/colleges/all?sort=${sort}&limit=20`)).data.some((row) => row.id === eid)
  const all = await listed('/public/colleges/all')
  const grades = all.facets.find(({ name }) => name === 'naac')?.options.map(({ value }) => value)
  return { rank: await isInTop('rank'), fee: await isInTop('feeDesc'), grades: grades ?? [] }
}
await database.db.execute(sql`update school set popularity = 100 where id = ${sid}`)
await database.db.execute(sql`update college set popularity = 100 where id = ${eid}`)
// Its grade is then the only one.
await database.db.execute(sql`update college set naac_grade = null where id <> ${eid}`)

test('a figure is shown, found and ranked as long as somebody is named as its source', async () => {
  // Is answered with its source, and found by it.
  {
    expect(await state()).toEqual(everything)
    expect(await findings()).toEqual(narrowed.map(([path]) => path))
    expect(await collegeRanking()).toEqual({ rank: true, fee: true, grades: ['A++'] })
    const page = await readData(pages.ExamPage)
    expect(valuesAt(page, 'dates.source')).toEqual([source])
    expect(valuesAt(page, 'cutoffs.source')).toEqual([source])
  }

  // A figure without a source is published nowhere, and nothing is found, ranked or counted by it.
  {
    await saveRecord('PUT', `/admin/school-details/${sid}`, { sources: {} })
    await saveRecord('PUT', `/admin/college-details/${eid}`, { sources: {} })
    await saveRecord('PUT', `/admin/college-details/${eid}`, {
      offers: [{ ...offer, feeByYear: [9_200_000], feeSource: null }],
    })
    await saveRecord('PUT', '/admin/exam-list', { id: examId, source: null })
    await saveRecord('PUT', '/admin/career', { id: careerId, salarySource: null })
    expect(await state()).toEqual([])
    expect(await findings()).toEqual([])
    expect(await collegeRanking()).toEqual({ rank: false, fee: false, grades: [] })
    // Words that go with them stay.
    const [school, college] = [await readData(pages.SchoolPage), await readData(pages.CollegePage)]
    expect(school.admission).toMatchObject({ process: 'Lots are drawn in the hall.', documents: ['Birth certificate'] })
    expect(college.admission).toMatchObject({ process: 'Lots are drawn in the hall.', opensOn: null, closesOn: null })
  }

  // It is stored for the editor, with a notice.
  {
    const school = await asAdmin<{ data: Row }>('GET', `/admin/school-details/${sid}`)
    expect(school.body.data).toMatchObject({
      students: 4_321,
      admission: { formFee: 777 },
      unsourced: ['established', 'students', 'teachers', 'admission'],
    })
    const college = await asAdmin<{ data: Row }>('GET', `/admin/college-details/${eid}`)
    expect(college.body.data).toMatchObject({
      offers: [{ feeByYear: [9_200_000], intake: 131 }],
      unsourced: ['established', 'naac', 'nirf', 'admission', 'offers'],
    })
    const exam = await asAdmin<{ data: Row[] }>('GET', `/admin/exam-list?id=${examId}`)
    expect(exam.body.data[0]).toMatchObject({ fees: [{ amount: 1_313 }], typicalMonth: 'January' })
  }

  // Comes back with a source of its own, or of its record.
  {
    await saveRecord('PUT', `/admin/school-details/${sid}`, { sources: { admission: source } })
    await saveRecord('PUT', `/admin/college-details/${eid}`, { sources: { nirf: source, offers: source } })
    await saveRecord('PUT', '/admin/exam-list', { id: examId, fees: [{ category: 'All', amount: 1_313, source }] })
    const seen = await state()
    expect(seen).toContain('SchoolPage.admission.seats.total')
    expect(seen).not.toContain('SchoolPage.students')
    expect(seen.filter((path) => path.startsWith('CollegePage'))).toEqual(
      ['nirfRanks.year', 'nirfRanks.rank', 'offers.intake', 'nirf'].map((name) => `CollegePage.${name}`),
    )
    expect(seen.filter((path) => path.startsWith('ExamPage'))).toEqual(['ExamPage.fees.amount'])
    await saveRecord('PUT', `/admin/college-details/${eid}`, { sources, offers: [offer] })
    await saveRecord('PUT', `/admin/school-details/${sid}`, { sources })
    await saveRecord('PUT', '/admin/exam-list', { id: examId, source })
    await saveRecord('PUT', '/admin/career', { id: careerId, salarySource: source })
    expect(await state()).toEqual(everything)
  }
})
