import type { Endpoint, Ownership, Realm } from '@pravesh/contract'

const anyone = 'Anyone; no token is read.'
const callerTexts: Record<Realm, Partial<Record<Ownership, string>>> = {
  public: { any: anyone },
  open: { any: anyone },
  student: {
    self: 'A signed-in student or parent, on what is their own. What belongs to another account is answered as if it did not exist: 404.',
  },
  buyer: {
    any: 'A signed-in institute account.',
    self: 'A signed-in institute account, on its own account.',
    institute:
      'A signed-in institute account, on the institutes that it may manage. Any other institute is answered as if it did not exist: 404.',
  },
  admin: {
    any: 'An administrator, on every record.',
    self: 'An administrator, on their own account.',
  },
}

/** The allowed callers of an endpoint and the records they may access, as text. */
export function callersOf({ id, realm, owner, knows }: Pick<Endpoint, 'id' | 'realm' | 'owner' | 'knows'>): string {
  const text = knows
    ? `Anyone. With a live token of the ${knows} realm it is kept under that account.`
    : callerTexts[realm][owner]
  if (!text) throw new Error(`${id}: nobody has said who ${realm}/${owner} is`)
  return text
}

/** How each realm's token is got. */
export const tokens = {
  student: 'A student’s or parent’s token: `auth_token` of POST /open/student-login, /open/otp/verify or a sign-up.',
  buyer: 'An institute’s token: `auth_token` of POST /open/buyer-login.',
  admin: 'An administrator’s token: `token` of POST /open/admin-login.',
} as const
