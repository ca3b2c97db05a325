import type { InstituteType } from '@pravesh/contract'
import type { Cast } from '../calls.ts'

/** What the offices of the demo propose of themselves: a college's place waits for the desk, a school's name was refused. */
const proposals = {
  college: { change: { address: 'Gate 2, beside the new library (demo)' } },
  school: {
    change: { name: 'The best school of the city (demo)' },
    reason: 'A name is the one on the letter of affiliation. It does not rank the school.',
  },
} as const satisfies Record<InstituteType, { change: object; reason?: string }>

/** A change that an office proposes, and the decision of the desk where it has one. */
export async function seedProposal(
  { office, staff }: Pick<Cast, 'office' | 'staff'>,
  type: InstituteType,
  institute: number,
): Promise<void> {
  const path = `/buyer/institute-details/${institute}`
  const { version } = (await office('GET', path)).data
  const { change, ...decision } = proposals[type]
  await office('PUT', path, { ...change, version })
  if (!('reason' in decision)) return
  const { data } = await staff('GET', `/admin/proposals?instituteType=${type}&instituteId=${institute}&status=waiting`)
  const [waiting] = data
  await staff('PUT', '/admin/proposals', {
    ...{ id: waiting?.id, status: 'refused', reason: decision.reason, updatedAt: waiting?.updatedAt },
  })
}
