import type { Scene } from '../../scene/scene.ts'
import { newInstitute } from '../catalogue/institute.ts'
import { type Row, type Rows, unversioned } from '../row.ts'

type Version = { id: number; updatedAt: string }

const adminRow = { as: 'admin' } as const satisfies Row
const applied = async (scene: Scene, states: readonly string[] = []): Promise<number> => {
  const n = scene.next()
  const { id } = await scene.make('admin', 'POST', '/admin/become-partner', {
    instituteType: 'school',
    name: `Partner school ${n}`,
    person: 'Meera Nair',
    email: `principal${n}@partner.example`,
    mobile: '98765 43210',
  })
  for (const status of states) {
    const { updatedAt } = await readAt(scene, id)
    await scene.make('admin', 'PUT', '/admin/become-partner', { id, status, updatedAt })
  }
  return id
}
const readAt = async (scene: Scene, us_id: number): Promise<{ updatedAt: string }> =>
  scene.make('admin', 'GET', `/admin/become-partner/${us_id}`)
const service = { api: 'https://crm.example.in/leads', secret_key: 'given by the college', source: 'meritto' }

function thirdParty(name: string, key: 'eid' | 'e_id', example: object): Rows {
  const path = `/admin/third-party-${name}`
  const college: Row = {
    ...adminRow,
    body: () => ({}),
    names: async (scene) => ({ body: { [key]: await newInstitute(scene, 'college') } }),
    errorStatus: 422,
  }
  const change: Row = {
    ...adminRow,
    async names(scene) {
      const eid = await newInstitute(scene, 'college')
      const { id, updatedAt } = await scene.make<Version>('admin', 'POST', path, { [key]: eid, ...example })
      return { body: { id }, extraFields: { updatedAt } }
    },
  }
  return {
    [`admin.third-party-${name}.create`]: college,
    [`admin.third-party-${name}.update`]: change,
    [`admin.third-party-${name}.remove`]: unversioned(change),
  }
}

/** Partners, and the systems that colleges take their leads with. */
export const partnerRows: Rows = {
  'admin.become-partner.create': adminRow,
  'admin.become-partner.get': { ...adminRow, names: async (scene) => ({ params: { us_id: await applied(scene) } }) },
  'admin.become-partner.update': {
    ...adminRow,
    async names(scene) {
      const id = await applied(scene)
      const { updatedAt } = await readAt(scene, id)
      return { body: { id }, extraFields: { updatedAt } }
    },
  },
  'admin.become-partner-add': {
    ...adminRow,
    async names(scene) {
      const us_id = await applied(scene, ['contacted', 'verified'])
      const { updatedAt } = await readAt(scene, us_id)
      return { body: { us_id }, extraFields: { updatedAt } }
    },
    body: (scene) => ({ instituteId: scene.nextInstitute('school') }),
  },
  'admin.become-partner-link': {
    ...adminRow,
    async names(scene) {
      const us_id = await applied(scene, ['contacted', 'verified'])
      const { updatedAt } = await readAt(scene, us_id)
      const instituteId = scene.nextInstitute('school')
      await scene.make('admin', 'PUT', '/admin/become-partner-add', { us_id, updatedAt, instituteId })
      return { body: { us_id } }
    },
  },
  ...thirdParty('services', 'eid', service),
  ...thirdParty('courses', 'e_id', { course: 'B.Tech. Computer Science', campus: 'Main' }),
}
