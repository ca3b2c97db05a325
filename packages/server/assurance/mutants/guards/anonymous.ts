import type { Mutant } from '../mutant.ts'

const session = 'packages/server/src/people/session'
const lockedOut = `${session}/locked-out.test.ts`
const codes = `${session}/code-locked-out.test.ts`
const networks = 'packages/server/src/platform/limits/networks.test.ts'

/** Limits on guessing, without locking owners out of their accounts. */
export const anonymousGuards: readonly Mutant[] = [
  {
    guard: 'no part of a key reads as another',
    file: 'packages/server/src/platform/limits/throttle.ts',
    from: 'JSON.stringify(key)',
    to: "key.join(':')",
    tests: ['packages/server/src/platform/limits/throttle.test.ts'],
  },
  {
    guard: 'long names that begin alike are counted apart',
    file: 'packages/server/src/platform/limits/throttle.ts',
    from: 'text.length <= longest ? text',
    to: 'text.length > 0 ? text.slice(0, longest)',
    tests: [lockedOut],
  },
  {
    guard: 'what lies around a caller gets as much as its lines',
    file: 'packages/server/src/platform/limits/throttle.ts',
    from: 'maxCount * lines',
    to: 'maxCount * lines ** 2',
    tests: [networks],
  },
  {
    guard: 'IPv6 is counted by /48 too',
    file: 'packages/server/src/platform/limits/network.ts',
    from: 'lines: 16 }',
    to: 'lines: 1_600 }',
    tests: [networks],
  },
  {
    guard: 'an account is counted apart where it signed in before',
    file: `${session}/sign-in.ts`,
    from: "const place = isKnownNetwork ? 'home' : 'away'",
    to: "const place = isKnownNetwork ? 'away' : 'away'",
    tests: [lockedOut],
  },
  {
    guard: 'guesses at a name are counted everywhere together',
    file: `${session}/sign-in.ts`,
    from: "[['login', place, 'of', realm, name], isKnownNetwork ? 200 : 100, 60],",
    to: '',
    tests: [lockedOut],
  },
  {
    guard: 'guesses at a name are counted at home as well',
    file: `${session}/sign-in.ts`,
    from: "...capsFrom(from, ['login', place, 'at', realm, name], 10, 15),",
    to: "...(known ? [] : capsFrom(from, ['login', place, 'at', realm, name], 10, 15)),",
    tests: [lockedOut],
  },
  {
    guard: 'a temporary password opens what guesses have closed',
    file: `${session}/sign-in.ts`,
    from: 'wait !== undefined && !temporary',
    to: 'wait !== undefined',
    tests: [lockedOut],
  },
  {
    guard: 'a new password at sign-in forgets the networks of the old one',
    file: `${session}/sign-in.ts`,
    from: 'await deleteKnownNetworks(tx, realm, account.id)',
    to: '',
    tests: [lockedOut],
  },
  {
    guard: 'a changed password forgets the networks of the old one',
    file: `${session}/passwords/change-password.ts`,
    from: 'await deleteKnownNetworks(tx, realm, id)',
    to: '',
    tests: [lockedOut],
  },
  {
    guard: 'a network is known for some time only',
    file: `${session}/known-network.ts`,
    from: 'and(ownerFilter(realm, account), network, live)',
    to: 'and(ownerFilter(realm, account), network, live && undefined)',
    tests: [lockedOut],
  },
  {
    guard: 'an account has few networks',
    file: `${session}/known-network.ts`,
    from: 'await tx.delete(knownNetwork).where(and(others, inArray(knownNetwork.network, excessNetworks)))',
    to: 'void excessNetworks',
    tests: [lockedOut],
  },
  {
    guard: 'codes to proven mobiles have a part of their own',
    file: `${session}/codes/code-caps.ts`,
    from: "owner ? 'proven' : 'any'",
    to: "'any'",
    tests: [codes],
  },
  {
    guard: 'codes that strangers ask for are counted apart from the owner’s',
    file: `${session}/codes/code-caps.ts`,
    from: "const place = isKnownNetwork ? 'home' : 'away'",
    to: "const place = isKnownNetwork ? 'away' : 'away'",
    tests: [codes],
  },
  {
    guard: 'codes to one mobile are few a day',
    file: `${session}/codes/code-caps.ts`,
    from: "[['code', place, 'day', mobile], 30, day],",
    to: "[['code', place, 'day', mobile], 30 * day, day],",
    tests: [codes],
  },
  {
    guard: 'a right code ends the others',
    file: `${session}/codes/one-time-code.ts`,
    from: 'await db.delete(oneTimeCode).where(others)',
    to: 'void others',
    tests: [codes],
  },
  {
    guard: 'tries at no code are counted',
    file: `${session}/codes/one-time-code.ts`,
    from: "if (!tried) await countTry(db, ...capsFrom(from, ['code', 'missed'], 60, 15))",
    to: 'void capsFrom && countTry && from',
    tests: [codes],
  },
]
