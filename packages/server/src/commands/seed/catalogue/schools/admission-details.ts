import type { Admission } from '@pravesh/contract'
import { chance } from '../../chance.ts'
import { demoAgeRules, demoPoints } from './points.ts'

const earlyDocuments = [
  'Birth certificate of the child',
  'Proof of address',
  'Two photographs of the child',
  'Record of vaccinations',
]
const laterDocuments = [
  'Birth certificate of the child',
  'Report card of the last two classes',
  'Transfer certificate, on the day of admission',
  'Proof of address',
]
const processes = [
  'The form is read first. A child for nursery to class 1 is not tested: parents and child meet a teacher for a quarter of an hour. From class 2 on there is a written task in two languages and mathematics, of the level of the class before.',
  'Forms are ranked by the points that this page lists, and equal ones are drawn by lot before the parents. Nobody is interviewed.',
  'Children come for one morning and take part in lessons. The teachers of that morning decide, and write to every family within ten days.',
] as const

/** Classes that many join: the first one, and the beginnings of the primary, middle and senior school. */
const entryClasses = (from: number, to: number) => [...new Set([from, 1, 6, 11])].filter((of) => of >= from && of <= to)

/** Seats of the entry classes. Where a school begins, one in four is for children of poorer families; some say what is free. */
function demoSeats(url: string, from: number, to: number): Admission['seats'] {
  const { between, next } = chance(`seats ${url}`)
  const vacantOf = (total: number) => (next() < 0.75 ? between(0, Math.floor(total / 2)) : null)
  return entryClasses(from, to).flatMap((of) => {
    const total = of === from ? between(10, 30) * 4 : between(6, 20)
    if (of !== from) return [{ class: of, quota: 'General', total, vacant: vacantOf(total) }]
    const reserved = total / 4
    return [
      { class: of, quota: 'General', total: total - reserved, vacant: vacantOf(total - reserved) },
      { class: of, quota: 'EWS', total: reserved, vacant: vacantOf(reserved) },
    ]
  })
}

/** What a school of the demo says of its admissions beside the days: ages, papers, process, seats, and points where it ranks by them. */
export function admissionDetails(url: string, from: number, to: number, ranks: boolean) {
  const [interview, points, morning] = processes
  const process = chance(`process ${url}`).next() < 0.5 ? interview : morning
  return {
    ageRules: demoAgeRules(from),
    documents: from <= 1 ? earlyDocuments : laterDocuments,
    process: ranks ? points : process,
    pointsTable: ranks ? demoPoints : [],
    seats: demoSeats(url, from, to),
  } satisfies Partial<Admission>
}
