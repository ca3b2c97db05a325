import type { InstituteType } from '@pravesh/contract'
import type { Scene } from '../../scene/scene.ts'
import { type Row, type Rows, unversioned } from '../row.ts'

const adminRow = { as: 'admin' } as const satisfies Row
type Kind = InstituteType
type Version = { id: number; updatedAt: string }
const base = (type: Kind) => `/admin/${type}-details`

/** An institute that nothing refers to, so that it can also be deleted. */
export async function newInstitute(scene: Scene, type: Kind): Promise<number> {
  const { id } = await scene.make('admin', 'POST', base(type), {
    name: `Example ${type}`,
    url: `example-${type}-${scene.next()}`,
    state: 14,
    city: 1,
    status: 'published',
  })
  return id
}
const key = { school: 'sid', college: 'eid' } as const
const itemRow = (type: Kind): Row => ({
  ...adminRow,
  names: async (scene) => ({ params: { [key[type]]: await newInstitute(scene, type) } }),
})
const detailsOf = (type: Kind): Rows => ({
  [`admin.${type}.get`]: itemRow(type),
  [`admin.${type}.create`]: adminRow,
  [`admin.${type}.update`]: itemRow(type),
  [`admin.${type}.remove`]: itemRow(type),
  [`admin.${type}.remove-many`]: {
    ...adminRow,
    names: async (scene) => ({ body: { id: await newInstitute(scene, type) } }),
  },
})

/** A part of a school or college: its list and its POST name the institute, the other two the part as well. */
function partsUnder(type: Kind, name: string, example: object): Rows {
  const parent = itemRow(type)
  const part: Row = {
    ...parent,
    async names(scene) {
      const institute = await newInstitute(scene, type)
      const { id, updatedAt } = await scene.make<Version>('admin', 'POST', `/admin/${name}/${institute}`, example)
      return { params: { [key[type]]: institute }, body: { id }, extraFields: { updatedAt } }
    },
  }
  return {
    [`admin.${name}.list`]: parent,
    [`admin.${name}.create`]: parent,
    [`admin.${name}.update`]: part,
    [`admin.${name}.remove`]: unversioned(part),
  }
}
/** FAQs and awards serve both kinds of institute: `type` selects one. */
function shared(name: 'faq' | 'awards', example: object): Rows {
  const parent: Row = {
    ...adminRow,
    names: async (scene) => ({ params: { id: await newInstitute(scene, 'school') } }),
    query: { type: 'school' },
  }
  const part: Row = {
    ...parent,
    async names(scene) {
      const sid = await newInstitute(scene, 'school')
      const { id, updatedAt } = await scene.make<Version>('admin', 'POST', `/admin/${name}/${sid}?type=school`, example)
      return { params: { id: sid }, body: { id }, extraFields: { updatedAt } }
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
const {
  'admin.college-media.remove': _noCollegeDelete,
  'admin.school-media.remove': _noSchoolDelete,
  ...mediaRows
} = { ...partsUnder('college', 'college-media', media), ...partsUnder('school', 'school-media', media) }
const fees: Row = {
  ...adminRow,
  names: async (scene) => ({ params: { school_id: await newInstitute(scene, 'school') } }),
}

/** Schools, colleges and their parts, for staff. */
/** Two schools, of which the second is a duplicate. */
async function newPair(scene: Scene): Promise<{ keep: number; duplicate: number }> {
  return { keep: await newInstitute(scene, 'school'), duplicate: await newInstitute(scene, 'school') }
}

/** A deleted school: its entry in the bin is the newest. */
async function newBinItem(scene: Scene): Promise<number> {
  const school = await newInstitute(scene, 'school')
  await scene.make('admin', 'DELETE', `/admin/school-details/${school}`)
  const items = await scene.make<{ id: number }[]>('admin', 'GET', '/admin/bin?limit=1')
  return items[0]?.id ?? 0
}

/** A former address of a school. */
async function newRedirect(scene: Scene): Promise<number> {
  const school = await newInstitute(scene, 'school')
  const { url, version } = await scene.make<{ url: string; version: number }>(
    'admin',
    'GET',
    `/admin/school-details/${school}`,
  )
  await scene.make('admin', 'PUT', `/admin/school-details/${school}`, { url: `${url}-moved`, version })
  const redirects = await scene.make<{ id: number }[]>('admin', 'GET', `/admin/redirects?search=${url}`)
  return redirects[0]?.id ?? 0
}

export const instituteRows: Rows = {
  'admin.redirects.list': { ...adminRow, before: newRedirect },
  'admin.redirects.remove': {
    ...adminRow,
    names: async (scene) => ({ body: { id: await newRedirect(scene) } }),
    once: true,
  },
  'admin.merges.preview': {
    ...adminRow,
    query: { instituteType: 'school' },
    names: async (scene) => ({ query: await newPair(scene) }),
    isComplete: true,
  },
  'admin.merges.create': {
    ...adminRow,
    names: async (scene) => ({ body: await newPair(scene) }),
    isComplete: true,
    once: true,
  },
  'admin.bin.list': { ...adminRow, before: newBinItem },
  'admin.bin.restore': {
    ...adminRow,
    names: async (scene) => ({ params: { id: await newBinItem(scene) } }),
    once: true,
  },
  ...detailsOf('school'),
  ...detailsOf('college'),
  ...mediaRows,
  ...partsUnder('college', 'college-course', { course: 1, durationMonths: 36 }),
  ...partsUnder('college', 'college-contact', {
    campus: 'Main campus',
    address: 'Station Road',
    phones: ['07152 123456'],
  }),
  ...partsUnder('college', 'college-additional', { section: 'hostel', title: 'Hostel', body: 'Two hundred rooms.' }),
  'admin.college-placement.list': itemRow('college'),
  'admin.college-placement.put': itemRow('college'),
  ...shared('faq', { question: 'Is there a bus?', answer: 'Yes, two.' }),
  ...shared('awards', { title: 'Best green campus', year: 2025, level: 'district' }),
  'admin.grade-fees.list': fees,
  'admin.grade-fees.replace': fees,
}
