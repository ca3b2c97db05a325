import type { PartnerState } from '@pravesh/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { partnerApplication } from '../../../platform/db/tables.ts'

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
type DemoPartner = { name: string; person: string; role: string; city: string; states: readonly PartnerState[] }

/** Institutes that want to manage their page, with the steps that each has gone. */
const partners: readonly DemoPartner[] = [
  {
    name: 'Green Valley School (demo)',
    person: 'Anita Rawat (demo)',
    role: 'Principal',
    city: 'Dehradun',
    states: ['new'],
  },
  {
    name: 'Coastal College of Design (demo)',
    person: 'Joseph Mathew (demo)',
    role: 'Registrar',
    city: 'Kochi',
    states: ['new', 'contacted', 'verified'],
  },
  {
    name: 'Bright Future Coaching (demo)',
    person: 'R. Gupta (demo)',
    role: 'Owner',
    city: 'Kota',
    states: ['new', 'contacted', 'rejected'],
  },
]

/** Seeds the demo's partner applications: one new, one verified, one rejected. */
export async function seedPartners(tx: Tx, staff: string): Promise<void> {
  for (const [index, { states, ...fields }] of partners.entries()) {
    const createdAt = ago(6 - index)
    const timeline = states.map((to, step) => ({
      ...{ from: states[step - 1] ?? null, to, by: staff, at: ago(6 - index - step / 4) },
    }))
    await tx.insert(partnerApplication).values({
      ...fields,
      instituteType: index === 1 ? 'college' : 'school',
      email: `partner${index}@demo.pravesh.example`,
      mobile: `+9190000400${index}0`,
      status: states.at(-1) ?? 'new',
      remarks: states.at(-1) === 'rejected' ? 'A coaching centre, which is neither a school nor a college.' : null,
      timeline,
      createdAt,
      updatedAt: timeline.at(-1)?.at ?? createdAt,
    })
  }
}
