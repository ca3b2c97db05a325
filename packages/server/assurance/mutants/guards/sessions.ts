import type { Mutant } from '../mutant.ts'

const src = 'packages/server/src'
const session = `${src}/people/session/session.test.ts`
const signIn = `${src}/people/session/sign-in.test.ts`
const newPassword = `${src}/people/session/new-password.test.ts`
const codes = `${src}/people/session/codes/one-time-code.test.ts`
const race = `${src}/people/session/race.test.ts`
const mailed = `${src}/people/session/codes/email-code.test.ts`
const prove = `${src}/people/session/codes/prove-email.test.ts`
const mobile = `${src}/web/student/mobile.test.ts`
const oneAccount = `${src}/people/session/one-account.test.ts`
const signUp = `${src}/web/student/sign-up.test.ts`
const notificationTest = `${src}/people/session/notices.test.ts`

/** Sign-in: accounts, credentials, and expiry. */
export const sessionsGuards: readonly Mutant[] = [
  {
    guard: 'a token opens its own realm alone',
    file: `${src}/people/session/authenticate.ts`,
    from: "if (actor.realm !== endpoint.realm) throw new ApiError('FORBIDDEN')",
    to: '',
    tests: [session],
  },
  {
    guard: 'an open endpoint knows callers of the realm it names alone',
    file: `${src}/people/session/authenticate.ts`,
    from: 'knownActor && knownActor.realm === endpoint.knows ? knownActor : null',
    to: 'knownActor || null',
    tests: [`${src}/people/enquiry/identity.test.ts`],
  },
  {
    guard: 'a suspended account has no live token',
    file: `${src}/people/session/tokens.ts`,
    from: 'row.name === null || row.suspended',
    to: 'row.name === null',
    tests: [session],
  },
  {
    guard: 'an idle session ends',
    file: `${src}/people/session/tokens.ts`,
    from: `        sql\`$\{session.lastUsedAt} > now() - $\{idle}\`,
`,
    to: '',
    tests: [session],
  },
  {
    guard: 'a session ends after thirty days',
    file: `${src}/people/session/tokens.ts`,
    from: `        sql\`$\{session.createdAt} > now() - $\{longest}\`,
`,
    to: '',
    tests: [session],
  },
  {
    guard: 'tokens are kept as hashes',
    file: `${src}/people/session/tokens.ts`,
    from: "createHash('sha256').update(token).digest('base64url')",
    to: 'token',
    tests: [session],
  },
  {
    guard: 'a changed password ends the other sessions',
    file: `${src}/people/session/passwords/change-password.ts`,
    from: `    await revokeSessions(tx, realm, id, actor.tokenHash)
`,
    to: '',
    tests: [signIn],
  },
  {
    guard: 'a new password at sign-in ends the sessions of the old one',
    file: `${src}/people/session/sign-in.ts`,
    from: `      await revokeSessions(tx, realm, account.id)
`,
    to: '',
    tests: [newPassword],
  },
  {
    guard: 'whoever signs in while the account is suspended or its password changes does not come in',
    file: `${src}/people/session/sign-in.ts`,
    from: 'if (!(await lockIfUnchanged(tx, realm, account))) throw invalidLogin()',
    to: '',
    tests: [race],
  },
  {
    guard: 'an account is held while a session is opened',
    file: `${src}/people/session/accounts.ts`,
    from: `    .where(eq(table.id, id))
    .for('update')`,
    to: '    .where(eq(table.id, id))',
    tests: [race],
  },
  {
    guard: 'an account of a mobile is held while a session is opened',
    file: `${src}/people/session/accounts.ts`,
    from: "studentsOfMobile(tx, accountType, mobile).for('update'))[0]",
    to: 'studentsOfMobile(tx, accountType, mobile))[0]',
    tests: [race],
  },
  {
    guard: 'a suspended account is not told that a password is right',
    file: `${src}/people/session/sign-in.ts`,
    from: '!account || account.suspended || ',
    to: '!account || ',
    tests: [newPassword],
  },
  {
    guard: 'a suspended account signs in by no code',
    file: `${src}/people/session/codes/one-time-code.ts`,
    from: "if (account?.suspended) throw new ApiError('FORBIDDEN', { message: 'This account is suspended' })",
    to: '',
    tests: [codes],
  },
  {
    guard: 'of two who change one password one does',
    file: `${src}/people/session/accounts.ts`,
    from: `and(eq(table.id, id), sql\`$\{table.passwordHash} is not distinct from $\{old}\`)`,
    to: 'eq(table.id, id)',
    tests: [race],
  },
  {
    guard: 'the demo’s password opens nothing in production',
    file: `${src}/people/session/passwords/password.ts`,
    from: "mode === 'production' && password === demoPassword",
    to: 'false',
    tests: [`${src}/people/session/demo-password.test.ts`],
  },
  {
    guard: 'a temporary password dies',
    file: `${src}/people/session/passwords/temporary-password.ts`,
    from: `    sql\`$\{temporaryPassword.expiresAt} > now()\`,
`,
    to: '',
    tests: [signIn],
  },
  {
    guard: 'a password that we gave is changed first',
    file: `${src}/people/session/sign-in.ts`,
    from: 'if (newPassword === undefined && (temporary || account.mustChange))',
    to: 'if (newPassword === undefined && temporary)',
    tests: [signIn],
  },
  {
    guard: 'a temporary password is no password to keep',
    file: `${src}/people/session/sign-in.ts`,
    from: 'if (newPassword === undefined && (temporary || account.mustChange))',
    to: 'if (newPassword === undefined && account.mustChange)',
    tests: [signIn],
  },
  {
    guard: 'a code is for one mobile',
    file: `${src}/people/session/codes/one-time-code.ts`,
    from: `\`code $\{id} $\{mobile} $\{code}\``,
    to: `\`code $\{id} $\{code}\``,
    tests: [codes],
  },
  {
    guard: 'a code is tried three times',
    file: `${src}/people/session/codes/one-time-code.ts`,
    from: `    lt(oneTimeCode.tries, maxAttempts),
`,
    to: '',
    tests: [codes],
  },
  {
    guard: 'a code serves once',
    file: `${src}/people/session/codes/one-time-code.ts`,
    from: `    isNull(oneTimeCode.usedAt),
    lt`,
    to: '    lt',
    tests: [codes],
  },
  {
    guard: 'a code dies',
    file: `${src}/people/session/codes/one-time-code.ts`,
    from: `    sql\`$\{oneTimeCode.expiresAt} > now()\`,
  )
  const [tried]`,
    to: `  )
  const [tried]`,
    tests: [codes],
  },
  {
    guard: 'a mailed code is tried five times',
    file: `${src}/people/session/codes/email-code.ts`,
    from: 'lt(emailCode.tries, maxAttempts), ',
    to: '',
    tests: [mailed],
  },
  {
    guard: 'a mailed code dies',
    file: `${src}/people/session/codes/email-code.ts`,
    from: `, sql\`$\{emailCode.expiresAt} > now()\``,
    to: '',
    tests: [mailed],
  },
  {
    guard: 'a mailed code verifies the address that it went to alone',
    file: `${src}/people/session/codes/email-code.ts`,
    from: ', eq(studentAccount.email, tried.email)',
    to: '',
    tests: [mailed],
  },
  {
    guard: 'of two accounts from before the one of the type signs in',
    file: `${src}/people/session/accounts.ts`,
    from: 'desc(eq(studentAccount.track, accountType))',
    to: 'desc(studentAccount.id)',
    tests: [oneAccount],
  },
  {
    guard: 'tries under both types count together',
    file: `${src}/people/session/sign-in-routes.ts`,
    from: '          name: normaliseLogin(username),',
    to: `          name: \`$\{student_type}:$\{normaliseLogin(username)}\`,`,
    tests: [oneAccount],
  },
  {
    guard: 'an address that one of two accounts left is not opened anew',
    file: `${src}/web/student/profile.ts`,
    from: `      if (moved && before.email) await endSharing(tx, 'email', before.email)
`,
    to: '',
    tests: [oneAccount],
  },
  {
    guard: 'a ticket is for the mobile that was proven',
    file: `${src}/people/session/codes/one-time-code.ts`,
    from: `        eq(oneTimeCode.mobile, mobile),
        sql`,
    to: '        sql',
    tests: [signUp],
  },
  {
    guard: 'a mobile that was only written down opens nothing',
    file: `${src}/people/session/accounts.ts`,
    from: ', eq(studentAccount.mobileVerified, true))',
    to: ')',
    tests: [mobile],
  },
  {
    guard: 'who reads the mail of an account ends what a stranger’s mobile opens',
    file: `${src}/people/session/codes/prove-email.ts`,
    from: 'emailVerified: true, mobileVerified: false',
    to: 'emailVerified: true',
    tests: [prove],
  },
  {
    guard: 'a new password is not one that others try first',
    file: `${src}/people/session/passwords/password.ts`,
    from: 'if (message) throw',
    to: 'if (message && !field) throw',
    tests: [`${src}/platform/keys/common-password.test.ts`, newPassword],
  },
  {
    guard: 'a suspended account’s sessions end for good',
    file: `${src}/people/account/staff.ts`,
    from: `    if (suspended) await revokeSessions(tx, realm, id)
`,
    to: '',
    tests: [`${src}/people/account/account.test.ts`],
  },
  {
    guard: 'a change of how to sign in is told',
    file: `${src}/people/session/passwords/change-password.ts`,
    from: `    await notifyAccountChange(tx, config, realm, account, 'password')
`,
    to: '',
    tests: [notificationTest],
  },
]
