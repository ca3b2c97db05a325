import type { InstituteType } from '@pravesh/contract'
import type { Scene } from '../scene/scene.ts'
import { type Row, type Rows, unversioned } from './row.ts'

const desk = { as: 'admin' } as const satisfies Row
type Kind = InstituteType
type Version = { id: number; updatedAt: string }
const base = (of: Kind) => `/admin/${of}-details`

/** An institute that nothing refers to, so that it can also be deleted. */
export async function newInstitute(scene: Scene, of: Kind): Promise<number> {
  const { id } = await scene.make('admin', 'POST', base(of), {
    name: `Example ${of}`,
    url: `example-${of}-${scene.next()}`,
    state: 14,
    city: 1,
    status: 'published',
  })
  return id
}
const key = { school: 'sid', college: 'eid' } as const
const one = (of: Kind): Row => ({
  ...desk,
  names: async (scene) => ({ params: { [key[of]]: await newInstitute(scene, of) } }),
})
const detailsOf = (of: Kind): Rows => ({
  [`admin.${of}.list`]: desk,
  [`admin.${of}.get`]: one(of),
  [`admin.${of}.create`]: desk,
  [`admin.${of}.update`]: one(of),
  [`admin.${of}.remove`]: one(of),
  [`admin.${of}.remove-many`]: {
    ...desk,
    names: async (scene) => ({ body: { id: await newInstitute(scene, of) } }),
  },
})

/** A part of a college: its list and its POST name the college, the other two the part as well. */
function collegeParts(name: string, example: object, query?: Row['query']): Rows {
  const path = (eid: number) => `/admin/${name}/${eid}${query ? `?${new URLSearchParams(query as never)}` : ''}`
  const parent: Row = { ...one('college'), ...(query ? { query } : {}) }
  const part: Row = {
    ...parent,
    async names(scene) {
      const eid = await newInstitute(scene, 'college')
      const { id, updatedAt } = await scene.make<Version>('admin', 'POST', path(eid), example)
      return { params: { eid }, body: { id }, beside: { updatedAt } }
    },
  }
  return {
    [`admin.${name}.list`]: parent,
    [`admin.${name}.create`]: parent,
    [`admin.${name}.update`]: part,
    [`admin.${name}.remove`]: unversioned(part),
  }
}
/** FAQs and awards serve both kinds of institute: `type` says which. */
function shared(name: 'faq' | 'awards', example: object): Rows {
  const parent: Row = {
    ...desk,
    names: async (scene) => ({ params: { id: await newInstitute(scene, 'school') } }),
    query: { type: 'school' },
  }
  const part: Row = {
    ...parent,
    async names(scene) {
      const sid = await newInstitute(scene, 'school')
      const { id, updatedAt } = await scene.make<Version>('admin', 'POST', `/admin/${name}/${sid}?type=school`, example)
      return { params: { id: sid }, body: { id }, beside: { updatedAt } }
    },
  }
  return {
    [`admin.${name}.list`]: parent,
    [`admin.${name}.create`]: parent,
    [`admin.${name}.update`]: part,
    [`admin.${name}.remove`]: unversioned(part),
  }
}
const media = { kind: 'image', url: 'https://example.in/campus.jpg', alt: 'The library seen from the lawn' }
const { 'admin.college-media.remove': _noDelete, ...mediaRows } = collegeParts('college-media', media)
const fees: Row = { ...desk, names: async (scene) => ({ params: { school_id: await newInstitute(scene, 'school') } }) }

/** Schools, colleges and their parts, at the desk. */
export const instituteRows: Rows = {
  ...detailsOf('school'),
  ...detailsOf('college'),
  ...mediaRows,
  ...collegeParts('college-course', { course: 1, durationMonths: 36 }),
  ...collegeParts('college-contact', { campus: 'Main campus', address: 'Station Road', phones: ['07152 123456'] }),
  ...collegeParts('college-additional', { section: 'hostel', title: 'Hostel', body: 'Two hundred rooms.' }),
  'admin.college-placement.list': one('college'),
  'admin.college-placement.put': one('college'),
  ...shared('faq', { question: 'Is there a bus?', answer: 'Yes, two.' }),
  ...shared('awards', { title: 'Best green campus', year: 2025, level: 'district' }),
  'admin.grade-fees.list': fees,
  'admin.grade-fees.replace': fees,
}
