import { collegeFields, type Declared, schoolFields } from '@pravesh/contract'

/** Values of parameters that the demo catalogue knows, by the parameter's name or by `operationId name`. */
const values: Readonly<Record<string, unknown>> = {
  'public.school url': 'delhi-public-school-new-delhi',
  'public.college url': 'indian-institute-of-technology-bombay',
  'public.exam url': 'jee-main',
  'public.exam.by-url url': 'jee-main',
  'public.career url': 'software-developer',
  'public.article url': 'school-admission-age-nep-2020',
  'public.articles.related url': 'school-admission-age-nep-2020',
  'public.articles.related category': 'entrance-exams',
  'public.course url': 'btech',
  'public.schools url': 'delhi',
  'public.colleges url': 'all',
  'public.exams url': 'all',
  'public.careers url': 'all',
  'public.articles url': 'all',
  'public.courses url': 'all',
  'public.landing.schools type': 'international',
  'public.landing.colleges category': 'engineering',
  'public.careers.search category': 'technology',
  'admin.search-synonym-try q': 'sarkari schools in pune',
  'admin.search-term.list search': 'pune',
  'public.info-page page': 'terms',
  days: '30',
  search: 'delhi',
  q: 'engineering',
  state: 'delhi',
  city: 'pune',
  board: 'cbse',
  'public.schools type': 'international',
  location: 'dwarka',
  category: 'engineering',
  specialization: 'computer-science',
  level: 'undergraduate',
  'public.exams level': 'undergraduate',
  delivery: 'full-time',
  stream: 'engineering',
  mode: 'online',
  'public.careers category': 'technology',
  'public.articles category': 'school-admissions',
  classLevel: '1',
  medium: 'english',
  facility: 'library',
  exam: 'jee-main',
  course: 'btech',
  naac: 'A++',
  near: '18.5204,73.8567',
  radiusKm: 5,
  ratingMin: 4,
  feeMin: 20_000,
  feeMax: 100_000,
  nirfMax: 100,
  enquiryType: 'general',
  session: '2026-27',
  version: '2026-11',
  offset: 40,
  page: 1,
  limit: 20,
  date1: '2026-11-01',
  date2: '2026-11-30',
  std: '10',
}

/** Of a declared filter with options, the first. */
const options = (fields: Declared): [string, string][] =>
  Object.values(fields).flatMap((field): [string, string][] => {
    const first = field.kind === 'choice' ? field.options[0] : undefined
    return field.filter && first !== undefined ? [[field.filter.name, first]] : []
  })
const declared: Readonly<Record<string, string>> = Object.fromEntries([
  ...options(collegeFields),
  ...options(schoolFields),
])

/** The example of a parameter, where one was chosen by hand or follows from a declaration. */
export const chosenExample = (operationId: string, name: string): unknown =>
  values[`${operationId} ${name}`] ?? values[name] ?? declared[name]
