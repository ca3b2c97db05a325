import type { Institute } from '../../catalogue/institute/institute.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { invitation } from '../../platform/db/tables.ts'

/**
 * Takes back the open invitations of a person, at one institute or all: an owner who goes, or is one no more, leaves no link behind.
 * `by` is what the person signs in with.
 */
export async function endInvitationsOf(
  tx: Tx,
  realm: 'admin' | 'buyer',
  by: string,
  institute?: Institute,
): Promise<void> {
  const ofInstitute =
    institute && and(eq(invitation.instituteType, institute.type), eq(invitation.institute, institute.id))
  await tx.delete(invitation).where(and(eq(invitation.realm, realm), eq(invitation.by, by), ofInstitute))
}
