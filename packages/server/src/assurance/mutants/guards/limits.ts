import type { Mutant } from '../mutant.ts'

const server = 'packages/server/src'
const rightPassword = `${server}/session/right-password.test.ts`
const hashing = `${server}/session/hashing.test.ts`
const signInMethodsTest = `${server}/student/sign-in-methods.test.ts`
const growth = `${server}/admission/growth.test.ts`
const bodyBudgetTest = `${server}/assurance/http/body-budget.test.ts`

/** What one caller can take: of the processor, of memory, of the database; and that sessions end. */
export const limitGuards: readonly Mutant[] = [
  {
    guard: 'right passwords are counted',
    file: `${server}/session/sign-in.ts`,
    from: 'waitOf(db, [...failureCaps, ofRight])',
    to: 'waitOf(db, failureCaps)',
    tests: [rightPassword],
  },
  {
    guard: 'an account keeps its newest sessions',
    file: `${server}/session/tokens.ts`,
    from: 'await db.delete(session).where(and(others, inArray(session.tokenHash, excessSessions)))',
    to: 'void excessSessions',
    tests: [rightPassword],
  },
  {
    guard: 'one’s own password is asked for so often',
    file: `${server}/session/own-password.ts`,
    from: 'await countTry(db, all, failureCap)',
    to: 'await countTry(db, failureCap)',
    tests: [rightPassword],
  },
  {
    guard: 'two passwords are hashed at once',
    file: `${server}/limits/semaphore.ts`,
    from: 'if (busy < atOnce) busy++',
    to: 'if (busy < atOnce * 9) busy++',
    tests: [hashing],
  },
  {
    guard: 'so many wait for a hash',
    file: `${server}/limits/semaphore.ts`,
    from: 'line.length >= inLine',
    to: 'line.length >= inLine * 9',
    tests: [hashing],
  },
  {
    guard: 'one network has its share of what runs at once',
    file: `${server}/limits/fair-semaphore.ts`,
    from: 'running < atOnce && networks.every(',
    to: 'running < atOnce || networks.every(',
    tests: [`${server}/limits/fair-semaphore.test.ts`],
  },
  {
    guard: 'whoever is sent away has used up no try',
    file: `${server}/session/sign-in.ts`,
    from: 'await takeBack(db, ...failureCaps, ofRight)',
    to: '',
    tests: [hashing],
  },
  {
    guard: 'another address ends other sessions',
    file: `${server}/student/profile.ts`,
    from: 'if (moved || opens)',
    to: 'if (opens)',
    tests: [signInMethodsTest],
  },
  {
    guard: 'a mobile that begins to sign in ends other sessions',
    file: `${server}/student/profile.ts`,
    from: 'if (moved || opens)',
    to: 'if (moved)',
    tests: [signInMethodsTest],
  },
  {
    guard: 'a new password ends a temporary one that it did not come with',
    file: `${server}/session/sign-in.ts`,
    from: "if (realm !== 'admin') await dropTemporary(tx, realm, account.id)",
    to: 'void dropTemporary',
    tests: [signInMethodsTest],
  },
  {
    guard: 'asking for others’ addresses is counted with signing up',
    file: `${server}/student/profile.ts`,
    from: ', ...signUpCaps(from))',
    to: ')',
    tests: [signInMethodsTest],
  },
  {
    guard: 'applications are begun so often a day',
    file: `${server}/admission/transition.ts`,
    from: "await countTry(tx, [['drafts', values.account], 40, 24 * 60])",
    to: 'void countTry',
    tests: [growth],
  },
  {
    guard: 'a family writes so often an hour',
    file: `${server}/http/routes.ts`,
    from: 'call.actor && isCounted(endpoint)',
    to: 'false',
    tests: [growth],
  },
  {
    guard: 'money that was paid is taken however much was written',
    file: `${server}/http/writes.ts`,
    from: ' && always === undefined',
    to: ' || always === false',
    tests: [growth],
  },
  {
    guard: 'writings that nobody read are not kept without end',
    file: `${server}/admission/resubmit.ts`,
    from: 'current.sentVersion <= mostUnread || ',
    to: 'current.sentVersion > 0 || ',
    tests: [growth],
  },
  {
    guard: 'what was read is kept',
    file: `${server}/admission/resubmit.ts`,
    from: '(await isRead(tx, current.id))',
    to: '(await isRead(tx, -current.id))',
    tests: [growth],
  },
  {
    guard: 'who reads waits for a correction, and a correction for who reads',
    file: `${server}/admission/staff-read.ts`,
    from: "await tx.select({ id: application.id }).from(application).where(inScope).for('share')",
    to: 'void inScope',
    tests: [growth],
  },
  {
    guard: 'a timeline is answered by its latest lines',
    file: `${server}/admission/find.ts`,
    from: '.where(lte(lines.back, mostLines))',
    to: '.where(lte(lines.back, mostLines * 9))',
    tests: [growth],
  },
  {
    guard: 'bodies are counted as they arrive',
    file: `${server}/http/capacity/bodies.ts`,
    from: 'if (holding.take(piece.length))',
    to: 'if (holding.take(0))',
    tests: [bodyBudgetTest],
  },
  {
    guard: 'strangers’ bodies take nothing from families',
    file: `${server}/http/capacity/bodies.ts`,
    from: "if (!actor) return 'anonymous'",
    to: "if (!actor) return 'families'",
    tests: [bodyBudgetTest],
  },
  {
    guard: 'forms have a pool of their own',
    file: `${server}/http/capacity/bodies.ts`,
    from: 'announced <= smallBody',
    to: 'announced < 0',
    tests: [bodyBudgetTest],
  },
  {
    guard: 'the payment gateway’s news has a pool of its own',
    file: `${server}/http/routes.ts`,
    from: "config: { pool: 'gateway' as const }",
    to: 'config: {}',
    tests: [bodyBudgetTest],
  },
  {
    guard: 'bodies hold nothing once they are answered',
    file: `${server}/http/capacity/bodies.ts`,
    from: 'holding.release()',
    to: '',
    tests: [bodyBudgetTest],
  },
  {
    guard: 'one network has its share of bodies',
    file: `${server}/limits/pool.ts`,
    from: '...networks.map((network)',
    to: '...networks.slice(9).map((network)',
    tests: [bodyBudgetTest],
  },
  {
    guard: 'one account has its share of bodies',
    file: `${server}/limits/pool.ts`,
    from: 'if (account !== undefined)',
    to: 'if (account === "")',
    tests: [bodyBudgetTest],
  },
  {
    guard: 'a body that does not arrive is not waited for',
    file: `${server}/http/capacity/bodies.ts`,
    from: 'setTimeout(rejectSlow, isSmall ? budget.smallArriveMs',
    to: 'setTimeout(() => undefined, isSmall ? budget.smallArriveMs',
    tests: [bodyBudgetTest],
  },
]
