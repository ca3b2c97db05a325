import type { CollegeAdmission, Sources } from '@pravesh/contract'
import { derivedCollege, derivedOffers } from '../../../catalogue/institute/facts/derived.ts'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import {
  city,
  type college,
  collegeFacility,
  collegeOffer,
  collegeType,
  counselling as counsellingTable,
  course,
  courseDelivery,
  exam,
  specialization,
  state,
} from '../../../platform/db/tables.ts'
import { chance } from '../chance.ts'
import { idOf, idsOf, insertAll } from '../insert.ts'
import { list, orNull, readRows } from '../read.ts'
import { type AdmissionWindow, admissionDays, joiningSession } from './admission-days.ts'
import { demoIntake, demoNaac, hasDetails, seedCollegeDetails } from './college-details.ts'
import { demoCutoffs } from './cutoffs.ts'
import { managed, openAllYear } from './managed.ts'
import { mergeInstitutes } from './merge-institutes.ts'
import { demo, domainsList, generalKnowledge, nirfSource } from './sources.ts'

/** Yearly demo fee in rupees: a base by ownership, times a factor of the course's type. */
const bases: Readonly<Record<string, [number, number]>> = {
  'central-government': [30_000, 110_000],
  'state-government': [12_000, 60_000],
  'government-aided': [15_000, 70_000],
  private: [120_000, 320_000],
  'public-private-partnership': [90_000, 200_000],
}
/** The colleges of the demo that admit women alone; the others admit everybody. */
const womenOnly = ['miranda-house', 'lady-shri-ram-college-for-women']
/** Branches of B.Tech that the private colleges of the demo's own login teach: invented, as their fees are. */
const demoBranches = [
  'btech-computer-science-and-engineering',
  'btech-electronics-and-communication-engineering',
  'btech-mechanical-engineering',
]
/** Years of the demo's courses whose length differs from place to place; three for the others of that kind. */
const usualYears: Readonly<Record<string, number>> = { phd: 4, llm: 1, mphil: 2 }
const costly = /^(mba|pgdm|mbbs|bds|md|ms|bdes|mdes|bhm)/

/** The admissions by days of the managed colleges, counted from the day of the seed: to come, and over. */
const windows: readonly AdmissionWindow[] = ['later', 'closed']
/** The central counsellings that alone give the seats of these kinds of college, by the exam that counts. */
function counsellingOf(type: string, exams: readonly string[]): string | null {
  if (type === 'national-law-university')
    return exams.includes('clat-ug') ? 'the counselling of the Consortium of NLUs' : null
  if (type !== 'institute-of-national-importance') return null
  if (exams.includes('jee-advanced')) return 'JoSAA'
  if (exams.includes('jee-main')) return 'JoSAA and CSAB'
  return exams.includes('neet-ug') ? 'the counselling of the MCC' : null
}
/** The counsellings of the catalogue that give some or all seats of a college, by its type and exams. */
function counsellingUrlsOf(url: string, type: string, exams: readonly string[]): string[] {
  const isNational = type === 'institute-of-national-importance'
  if (isNational && exams.includes('jee-advanced')) return ['josaa-2026']
  if (isNational && exams.includes('jee-main')) return ['josaa-2026', 'csab-2026']
  if (isNational && exams.includes('neet-ug')) return ['mcc-neet-ug-2026']
  if (exams.includes('mht-cet')) return ['mht-cet-cap-2026']
  return url === 'anna-university' ? ['tnea-2026'] : []
}
/** When the colleges of the demo's own login take forms: most of them all year, one later, and one is over. */
function demoAdmission(index: number, counselling: string | null): CollegeAdmission | null {
  const session = { session: joiningSession(), formFee: null, process: null, documents: [], counselling }
  if (counselling) return { ...session, opensOn: null, closesOn: null, allYear: false }
  if (index >= managed) return null
  const window = index < openAllYear ? 'all-year' : windows[(index - openAllYear) % windows.length]
  return window ? { ...session, ...admissionDays(window) } : null
}

/** The demo's colleges: general knowledge and NIRF ranks, with fees, ratings and facilities of tier demo. */
export async function seedColleges(tx: Tx): Promise<void> {
  const [types, examIds, facilityIds, specializationIds] = [
    await idsOf(tx, collegeType),
    await idsOf(tx, exam),
    await idsOf(tx, collegeFacility),
    await idsOf(tx, specialization),
  ]
  const counsellingIds = await idsOf(tx, counsellingTable)
  const fullTime = idOf(await idsOf(tx, courseDelivery), 'full-time')
  const courses = await tx.select().from(course)
  const exams = await tx.select({ id: exam.id, courses: exam.courses }).from(exam)
  const bodies = new Map((await readRows('approval_bodies.csv', 'slug', 'name')).map((b) => [b.slug, b.name]))
  const cities = await tx
    .select({ id: city.id, name: city.name, state: state.id, stateName: state.name, lat: city.lat, lng: city.lng })
    .from(city)
    .innerJoin(state, eq(state.id, city.state))
  const rows = await readRows(
    'colleges.csv',
    'name',
    'short_name',
    'slug',
    'city',
    'state',
    'established',
    'ownership',
    'college_type',
    'website',
    'approvals',
    'courses',
    'entrance_exams',
    'nirf_category',
    'nirf_rank',
    'nirf_year',
    'description',
    'website_source',
  )
  const branchIds = demoBranches.map((url) => idOf(specializationIds, url))
  const privateRows = rows.slice(0, managed).filter(({ ownership }) => ownership === 'private')
  const branchSlugs = new Set(privateRows.map(({ slug }) => slug))
  const offersOf = (r: (typeof rows)[number]) => {
    const random = chance(`college ${r.slug}`)
    const [from, to] = bases[r.ownership] ?? [20_000, 90_000]
    const base = random.between(from, to)
    const admissionExams = list(r.entrance_exams).map((url) => idOf(examIds, url))
    return list(r.courses).map((url) => {
      const found = courses.find((c) => c.url === url)
      if (!found) throw new Error(`The seed's college ${r.slug} teaches an unknown course, ${url}`)
      const fee = Math.round((base * (url === 'phd' ? 0.4 : costly.test(url) ? 2 : 1)) / 500) * 500
      const months = found.durationMonths ?? (usualYears[url] ?? 3) * 12
      const years = Math.ceil(months / 12)
      const admittedBy = admissionExams.filter((id) => exams.some((e) => e.id === id && e.courses.includes(found.id)))
      return {
        course: found.id,
        specializations: branchSlugs.has(r.slug) && url === 'btech' ? branchIds : [],
        level: found.level,
        delivery: fullTime,
        durationMonths: months,
        intake: branchSlugs.has(r.slug) ? demoIntake(r.slug, url) : null,
        feeByYear: Array.from({ length: years }, () => fee),
        feeSource: demo,
        eligibility: null,
        active: true,
        exams: admittedBy,
        cutoffs: demoCutoffs(r.slug, url, admittedBy[0]),
      }
    })
  }
  const values = rows.map((r, index): typeof college.$inferInsert => {
    const place = cities.find((c) => c.name === r.city && c.stateName === r.state)
    if (!place) throw new Error(`The seed's college ${r.slug} lies in an unknown city`)
    const random = chance(`facilities ${r.slug}`)
    const year = Number(r.nirf_year)
    const nirf = r.nirf_rank ? [{ year, category: r.nirf_category, rank: Number(r.nirf_rank) }] : []
    const offers = offersOf(r)
    const counselling = counsellingOf(r.college_type, list(r.entrance_exams))
    const admission = demoAdmission(index, counselling)
    const naac = hasDetails(index) ? demoNaac(r.slug) : null
    const sources: Sources = {
      record: generalKnowledge,
      website: r.website_source === 'university_domains_in' ? domainsList : generalKnowledge,
      facilities: demo,
      ...(naac ? { naac: demo } : {}),
      ...(index < managed ? { faqs: demo } : {}),
      ...(branchSlugs.has(r.slug) ? { offers: demo } : {}),
      lat: { ...generalKnowledge, name: 'Centre of the city, not the campus itself', tier: 'derived' },
      ...(admission ? { admission: counselling ? generalKnowledge : demo } : {}),
      ...(nirf.length > 0 ? { nirf: nirfSource(year) } : {}),
    }
    return {
      name: r.name,
      shortName: orNull(r.short_name),
      url: r.slug,
      status: 'published',
      state: place.state,
      city: place.id,
      lat: place.lat,
      lng: place.lng,
      established: r.established ? Number(r.established) : null,
      ownership: orNull(r.ownership) as typeof college.$inferInsert.ownership,
      gender: womenOnly.includes(r.slug) ? 'women' : 'co-ed',
      collegeType: idOf(types, r.college_type),
      website: orNull(r.website),
      about: r.description,
      naac,
      nirf,
      ...derivedCollege({ naac, nirf, admission, sources }),
      approvals: list(r.approvals).map((a) =>
        bodies.has(a.toLowerCase()) ? `${bodies.get(a.toLowerCase())} (${a})` : a,
      ),
      categories: [...new Set(offers.map((o) => courses.find((c) => c.id === o.course)?.category ?? 0))],
      ...derivedOffers(offers),
      admission,
      counsellings: counsellingUrlsOf(r.slug, r.college_type, list(r.entrance_exams)).map((url) =>
        idOf(counsellingIds, url),
      ),
      facilities: random.some([...facilityIds.values()], 0.6),
      popularity: nirf[0] ? Math.max(60, 100 - nirf[0].rank * 0.3) : 58,
      sources,
    }
  })
  const ids = await mergeInstitutes(
    tx,
    'college',
    rows.map((r, index) => {
      return { values: values[index] as (typeof values)[number], cityName: r.city, meetsByName: true }
    }),
  )
  const offers = rows.flatMap((r) =>
    offersOf(r).map((o, index) => ({ ...o, college: idOf(ids, r.slug), position: index + 1 })),
  )
  await insertAll(tx, collegeOffer, offers)
  await seedCollegeDetails(
    tx,
    ids,
    rows.map(({ slug }) => slug),
  )
}
