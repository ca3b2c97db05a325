import type { OwnProposal, StaffProposal } from '@pravesh/contract'
import type { PersonName } from '../../scene/people.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Rows } from '../row.ts'

/** Another name for the institute, proposed by its login; returns its number. */
export async function proposed(scene: Scene, owner: PersonName): Promise<number> {
  const sid = scene.people[owner].institute
  const details = `/buyer/institute-details/${sid}`
  const { version } = await scene.make<{ version: number }>(owner, 'GET', details)
  await scene.make(owner, 'PUT', details, { name: `Proposed name ${scene.next()}`, version })
  const waiting = await scene.make<OwnProposal[]>(owner, 'GET', `/buyer/proposals/${sid}?status=waiting`)
  return waiting.find(({ matter: fieldGroup }) => fieldGroup === 'name')?.id ?? 0
}
export const buyerProposalRows: Rows = {
  'buyer.proposals.list': {
    as: 'school',
    names: async (scene, owner) => ({ params: { sid: scene.people[owner].institute } }),
  },
  'buyer.proposals.withdraw': {
    as: 'school',
    names: async (scene, owner) => ({
      params: { sid: scene.people[owner].institute },
      body: { id: await proposed(scene, owner) },
    }),
  },
}
/** The version that was read: staff decide on that alone. */
let read = ''
const createProposal = async (scene: Scene): Promise<number> => {
  const id = await proposed(scene, 'school')
  read = (await scene.make<StaffProposal>('admin', 'GET', `/admin/proposals/${id}`)).updatedAt
  return id
}
export const adminProposalRows: Rows = {
  'admin.proposals.list': { as: 'admin', before: createProposal },
  'admin.proposals.get': { as: 'admin', names: async (scene) => ({ params: { id: await createProposal(scene) } }) },
  'admin.proposals.decide': {
    as: 'admin',
    names: async (scene) => ({ body: { id: await createProposal(scene) } }),
    body: () => ({ updatedAt: read }),
  },
}
