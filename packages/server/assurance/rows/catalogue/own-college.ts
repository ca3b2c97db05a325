import type { PersonName } from '../../scene/people.ts'
import type { Scene } from '../../scene/scene.ts'
import { type CallTarget, type Row, type Rows, unversioned } from '../row.ts'
import { newInstitute } from './institute.ts'

/** The college that the college's login manages; for anybody else, one that nobody manages. */
const collegeOf = (scene: Scene, owner: PersonName): Promise<number> | number =>
  owner === 'college' ? scene.people.college.institute : newInstitute(scene, 'college')
const ownCollege: Row = {
  as: 'college',
  names: async (scene, owner) => ({ params: { sid: await collegeOf(scene, owner) } }),
}
/** A year of its own for each call: figures of a year that are there already need their version. */
let years = 0
const freeYear = (): number => 1990 + (years++ % 100)
type Version = { id: number; updatedAt: string }
/** A placement of this person's college. */
async function placementOf(scene: Scene, owner: PersonName): Promise<CallTarget> {
  const sid = await collegeOf(scene, owner)
  const source = { name: 'Report of the year', asOf: '2026', tier: 'institute' }
  const body = { year: freeYear(), source }
  const { id, updatedAt } = await scene.make<Version>('admin', 'PUT', `/admin/college-placement/${sid}`, body)
  return { params: { sid }, body: { id }, extraFields: { updatedAt } }
}
const calls = (name: string, example: object): Rows => {
  const part: Row = {
    as: 'college',
    async names(scene, owner): Promise<CallTarget> {
      const sid = await collegeOf(scene, owner)
      const { id, updatedAt } = await scene.make<Version>('admin', 'POST', `/admin/${name}/${sid}`, example)
      return { params: { sid }, body: { id }, extraFields: { updatedAt } }
    },
  }
  return {
    [`buyer.${name}.list`]: ownCollege,
    [`buyer.${name}.create`]: ownCollege,
    [`buyer.${name}.update`]: part,
    [`buyer.${name}.remove`]: unversioned(part),
  }
}

/** A college's own calls on the parts that schools do not have. */
export const buyerCollegeRows: Rows = {
  'buyer.college-placement.list': ownCollege,
  'buyer.college-placement.put': {
    as: 'college',
    names: placementOf,
    body: () => ({ year: freeYear() }),
  },
  ...calls('college-contact', { campus: 'Main campus', address: 'Station Road', phones: ['07152 123456'] }),
  ...calls('college-additional', { section: 'hostel', title: 'Hostel', body: 'Two hundred rooms.' }),
}
