import type { Mutant } from '../mutant.ts'

const src = 'packages/server/src'
const factors = `${src}/people/session/factor`
const factor = [`${factors}/factor.test.ts`] as const
const passkey = [`${factors}/passkey.test.ts`] as const

/** Second factors: codes of an app, recovery codes, passkeys. */
export const factorsGuards: readonly Mutant[] = [
  {
    guard: 'a code of an authenticator app serves once',
    file: `${factors}/authenticator-app.ts`,
    from: 'lastStep}, 0) < ',
    to: 'lastStep}, 0) <= ',
    tests: factor,
  },
  {
    guard: 'a recovery code serves once',
    file: `${factors}/recovery-codes.ts`,
    from: `    .delete(recoveryCode)
    .where(and(ofOwner(owner), eq(recoveryCode.codeHash, hashOf(code))))
    .returning({ realm: recoveryCode.realm })`,
    to: `    .select({ realm: recoveryCode.realm })
    .from(recoveryCode)
    .where(and(ofOwner(owner), eq(recoveryCode.codeHash, hashOf(code))))`,
    tests: factor,
  },
  {
    guard: 'factors are changed with a code where codes of an app are on',
    file: `${factors}/own-factor.ts`,
    from: 'if ((totp || proof.code !== undefined) && !isProven) throw wrongCode()',
    to: '',
    tests: factor,
  },
  {
    guard: 'a challenge is answered in the realm that asked for it',
    file: `${factors}/challenge.ts`,
    from: 'and(eq(passkeyChallenge.realm, realm), of,',
    to: 'and(of,',
    tests: passkey,
  },
  {
    guard: 'a passkey signs in on a page of ours alone',
    file: `${factors}/passkey-sign-in.ts`,
    from: 'expectedOrigin: origin,',
    to: "expectedOrigin: [origin, 'https://pravesh.example.net'],",
    tests: passkey,
  },
]
