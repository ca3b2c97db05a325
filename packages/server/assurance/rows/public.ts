import type { Row, Rows } from './row.ts'

const anyone = { as: 'nobody' } as const satisfies Row
const byUrl = (url: string): Row => ({ ...anyone, names: async () => ({ query: { url } }) })
const listing = (url: string): Row => ({ ...anyone, names: async () => ({ params: { url } }) })
const institute = (place: 'params' | 'query', key: string): Row => ({
  ...anyone,
  names: async (scene) => ({ [place]: { [key]: scene.people.college.institute } }),
})

/** Visitors' reads: published records by their slug, and lists. */
export const publicRows: Rows = {
  'public.school': byUrl('modern-school-new-delhi'),
  'public.college': byUrl('indian-institute-of-technology-bombay'),
  'public.exam': byUrl('jee-main'),
  'public.career': byUrl('civil-engineer'),
  'public.article': byUrl('documents-for-nursery-admission'),
  'public.course': byUrl('btech'),
  'public.counselling': listing('josaa-2026'),
  'public.exam.by-url': listing('jee-main'),
  'public.chances': { ...anyone, query: { exam: 'jee-main', rank: 4000 }, errorStatus: 422 },
  'public.chances.lines': { ...anyone, query: { ids: 1 } },
  'public.college-cutoffs': byUrl('indian-institute-of-technology-roorkee'),
  'public.info-page': { ...anyone, names: async () => ({ params: { page: 'terms' } }), errorStatus: 422 },
  'public.schools': listing('delhi'),
  'public.colleges': listing('all'),
  'public.exams': listing('all'),
  'public.careers': listing('all'),
  'public.articles': listing('all'),
  'public.courses': listing('all'),
  'public.find': {
    ...anyone,
    names: async () => ({ params: { kind: 'schools' } }),
    query: { search: 'mod' },
    errorStatus: 422,
  },
  'public.find-all': { ...anyone, query: { search: 'delhi' } },
  'public.search': { ...anyone, query: { q: 'delhi' } },
  'public.landing.colleges': { ...anyone, names: async () => ({ params: { category: 'engineering' } }) },
  'public.careers.search': { ...anyone, query: { search: 'engineer' } },
  'open.location-type': { ...anyone, names: async () => ({ params: { dataType: 'schoolstate' } }), errorStatus: 422 },
  'open.pincode': { ...anyone, names: async () => ({ params: { pincode: '110001' } }), errorStatus: 422 },
  'open.education-type': { ...anyone, query: { type: 'course' } },
  'open.school-names': { ...anyone, query: { search: 'mod' } },
  'open.sc-courses': institute('params', 'college_id'),
}
