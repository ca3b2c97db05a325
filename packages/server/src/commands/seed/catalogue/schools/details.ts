import { today } from '../../../../platform/db/statements/today.ts'
import { chance } from '../../chance.ts'
import { schoolYearOf } from '../../days.ts'
import { demo } from '../sources.ts'
import { admissionDetails } from './admission-details.ts'
import { earlierFees, optionalFees } from './fees.ts'
import { hasHostel, type SeedSchool } from './seed-school.ts'
import { demoAwards, demoFaqs } from './texts.ts'

/** People and services of a school, by chance of its url. */
function servicesOf(url: string, classes: number, boards: boolean) {
  const { between } = chance(`services ${url}`)
  const students = classes * between(28, 110)
  const lastHour = between(1, 3)
  return {
    students,
    teachers: Math.round(students / between(16, 27)),
    timings: `Lessons Monday to Friday, 8:00 to ${lastHour + 12}:30; office Monday to Saturday, 9:00 to 15:00`,
    transport: `${between(3, 18)} buses within ${between(8, 20)} km, each with an attendant; stops are fixed in March`,
    ...(boards && { hostel: `${between(6, 30) * 10} beds in rooms of four; vegetarian and other kitchens` }),
  }
}

/**
 * Completes a school of the demo: pupils, teachers, hours, services, fees of two more sessions, ages, papers, process, seats and questions.
 * All of it is invented and has a source of tier demo.
 */
export function withDetails(school: SeedSchool, ranks: boolean): SeedSchool {
  const { values, fees } = school
  const { classFrom = null, classTo = null, admission, residential, url } = values
  const [from, to] = [classFrom ?? 1, classTo ?? 10]
  const services = servicesOf(url, to - from + 1, hasHostel(residential))
  const names = [...Object.keys(services), 'faqs']
  return {
    ...school,
    values: {
      ...values,
      ...services,
      classFrom: from,
      admission: admission ? { ...admission, ...admissionDetails(url, from, to, ranks) } : null,
      sources: { ...values.sources, ...Object.fromEntries(names.map((name) => [name, demo])) },
    },
    fees: [...fees, ...earlierFees(url, fees)],
    faqs: demoFaqs(url),
  }
}

/** The same for an invented school, with a text about it, a founding year, awards, and fees of bus, books and hostel. */
export function withInventedDetails(school: SeedSchool, character: string, city: string): SeedSchool {
  const { url, name, residential } = school.values
  const { between, next } = chance(`character ${url}`)
  const thisYear = schoolYearOf(today())
  const extra = optionalFees(url, hasHostel(residential))
  const detailed = withDetails(school, next() < 0.4)
  return {
    ...detailed,
    values: {
      ...detailed.values,
      established: between(1948, thisYear - 8),
      about: `${name} was invented for this demonstration: no such school stands in ${city}.\n\n${character}`,
    },
    fees: detailed.fees.map((fee) => (fee.session.startsWith(String(thisYear)) ? { ...fee, ...extra } : fee)),
    awards: demoAwards(url, thisYear),
  }
}
