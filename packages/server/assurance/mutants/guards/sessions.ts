import type { Mutant } from '../mutant.ts'

const src = 'packages/server/src'
const session = `${src}/people/session/session.test.ts`
const signIn = `${src}/people/session/sign-in.test.ts`
const newPassword = `${src}/people/session/new-password.test.ts`
const newNetwork = `${src}/people/session/new-network.test.ts`
const codes = `${src}/people/session/codes/one-time-code.test.ts`
const mailed = `${src}/people/session/codes/email-code.test.ts`
const mobile = `${src}/web/student/mobile.test.ts`
const signUp = `${src}/web/student/sign-up.test.ts`
const roles = 'packages/server/assurance/roles.test.ts'
const guardians = `${src}/people/session/guardian/guardian.test.ts`

const consoleHosts = `${src}/platform/http/security/console-hosts.ts`
const onHosts = [`${src}/app/console-hosts.test.ts`] as const

/** Sign-in: accounts, credentials, and expiry. */
export const sessionsGuards: readonly Mutant[] = [
  {
    guard: 'a cookie signs in a call of its console’s own page alone',
    file: consoleHosts,
    from: "if (!isOwnCall(request, consoleOrigins[host] ?? '')) throw new ApiError('FORBIDDEN')",
    to: '',
    tests: onHosts,
  },
  {
    guard: 'a page of the same site is not the console’s',
    file: consoleHosts,
    from: "return site === 'same-origin'",
    to: "return site !== 'cross-site'",
    tests: onHosts,
  },
  {
    guard: 'a token in a header opens nothing on a console’s host',
    file: consoleHosts,
    from: 'delete request.headers.authorization',
    to: '',
    tests: onHosts,
  },
  {
    guard: 'a realm with a host of its own takes its calls there alone',
    file: consoleHosts,
    from: "if (staff !== undefined && consoleOrigins[staff] !== undefined) throw new ApiError('NOT_FOUND')",
    to: '',
    tests: onHosts,
  },
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
    from: 'knownActor && knownActor.realm === endpoint.knows && !knownActor.waitsForGuardian ? knownActor : null',
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
    from: `$\{session.lastUsedAt} > now() - $\{idle} and `,
    to: '',
    tests: [session],
  },
  {
    guard: 'a session ends after thirty days',
    file: `${src}/people/session/tokens.ts`,
    from: ` and $\{session.createdAt} > now() - $\{longest}`,
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
    guard: 'a code is for one mobile',
    file: `${src}/people/session/codes/one-time-code.ts`,
    from: `} $\{id} $\{mobile} $\{code}\``,
    to: `} $\{id} $\{code}\``,
    tests: [codes],
  },
  {
    guard: 'a code to sign in with does not agree for a guardian',
    file: `${src}/people/session/codes/one-time-code.ts`,
    from: "guardian: 'guardian code'",
    to: "guardian: 'code'",
    tests: [guardians],
  },
  {
    guard: 'an account that waits for a guardian makes only the calls that are declared for it',
    file: `${src}/people/session/authenticate.ts`,
    from: `    if (actor.waitsForGuardian && !endpoint.beforeGuardian) throw new ApiError('GUARDIAN_NEEDED')
`,
    to: '',
    tests: [guardians],
  },
  {
    guard: 'one of the operator’s people needs a role that the call admits',
    file: `${src}/people/session/authenticate.ts`,
    from: `    if (actor.realm === 'admin' && !(actor.role && roles.includes(actor.role))) throw new ApiError('ROLE_NEEDED')
`,
    to: '',
    tests: [roles],
  },
  {
    guard: 'a person of institutes needs a role at the institute that the call admits',
    file: `${src}/catalogue/institute/ownership/ownership.ts`,
    from: `  if (!actor.roles?.includes(role)) throw new ApiError('ROLE_NEEDED')
`,
    to: '',
    tests: [roles],
  },
  {
    guard: 'a guardian agrees by the code alone',
    file: `${src}/people/session/guardian/agree.ts`,
    from: `  if (!isProven) throw invalid('otp', 'Invalid OTP')
`,
    to: '',
    tests: [guardians],
  },
  {
    guard: 'a guardian withdraws by the code alone',
    file: `${src}/people/admission/transition/withdraw-guardian.ts`,
    from: `  if (!isProven) throw new ApiError('INVALID', { errors: [{ field: 'otp', message: 'Invalid OTP' }] })
`,
    to: '',
    tests: [`${src}/people/admission/withdraw-guardian.test.ts`],
  },
  {
    guard: 'a child is added by a parent with a proven mobile and a declaration alone',
    file: `${src}/people/admission/form/parent.ts`,
    from: '  if (missing.length > 0) throw invalid(...missing)\n',
    to: '',
    tests: [`${src}/people/admission/parent.test.ts`],
  },
  {
    guard: 'the guardian’s mobile is another than the student’s',
    file: `${src}/people/session/guardian/ask.ts`,
    from: 'if (guardian === own)',
    to: 'if (false)',
    tests: [guardians],
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
    guard: 'a mailed code verifies the address that it went to alone',
    file: `${src}/people/session/codes/email-code.ts`,
    from: ', eq(studentAccount.email, tried.email)',
    to: '',
    tests: [mailed],
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
    guard: 'the holder of an account is told of a sign-in by password from a new network',
    file: `${src}/people/session/sign-in.ts`,
    from: `
      await notifyNewSignIn(tx, config, realm, account, userAgent)`,
    to: ' {}',
    tests: [newNetwork],
  },
  {
    guard: 'the holder of an account is told of a sign-in by a code from a new network',
    file: `${src}/people/session/codes/one-time-code.ts`,
    from: `
        await notifyNewSignIn(tx, keys, 'student', account, userAgent)`,
    to: ' {}',
    tests: [newNetwork],
  },
]
