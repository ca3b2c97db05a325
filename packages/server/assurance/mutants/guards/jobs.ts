import type { Mutant } from '../mutant.ts'

const src = 'packages/server/src'
const imports = `${src}/commands/import/console/console.test.ts`
const worker = `${src}/services/jobs/worker.test.ts`
const leases = `${src}/services/jobs/leases.test.ts`
const silent = `${src}/services/jobs/silent-server.test.ts`
const staffTest = `${src}/services/jobs/staff.test.ts`
const pace = `${src}/people/enquiry/mails/pace.test.ts`
const stops = `${src}/people/suppression/unsubscribe.test.ts`
const bounces = `${src}/people/suppression/bounce.test.ts`
const mail = `${src}/people/enquiry/mails/mails.test.ts`

/** That a piece of work is done by one, once, and not lost. */
export const jobsGuards: readonly Mutant[] = [
  {
    guard: 'an import does not start beside another',
    file: `${src}/commands/import/console/control.ts`,
    from: "if (rows.length > 0) throw conflict('Another import is running",
    to: "if (rows.length > 1) throw conflict('Another import is running",
    tests: [imports],
  },
  {
    guard: 'a dry run recognises a repeated row across its batches',
    file: `${src}/commands/import/load/seen.ts`,
    from: 'run.earlierRows?.get(key) ?? ',
    to: '',
    tests: [imports],
  },
  {
    guard: 'who lost a lease neither renews nor finishes',
    file: `${src}/services/jobs/lease.ts`,
    from: `sql\`id = $\{id} and attempts = $\{attempts} and state = 'ready'\``,
    to: `sql\`id = $\{id}\``,
    tests: [worker],
  },
  {
    guard: 'a lease is fenced by its attempt',
    file: `${src}/services/jobs/lease.ts`,
    from: ` and attempts = $\{attempts} and`,
    to: ` and $\{attempts}::int > 0 and`,
    tests: [leases],
  },
  {
    guard: 'what is done is not done again by a late one',
    file: `${src}/services/jobs/lease.ts`,
    from: ` and attempts = $\{attempts} and state = 'ready'\``,
    to: ` and attempts = $\{attempts}\``,
    tests: [leases],
  },
  {
    guard: 'a leased job is nobody else’s',
    file: `${src}/services/jobs/lease.ts`,
    from: ' and (leased_until is null or leased_until < now())',
    to: '',
    tests: [leases],
  },
  {
    guard: 'two who look at once take two jobs',
    file: `${src}/services/jobs/lease.ts`,
    from: 'limit 1 for update skip locked)',
    to: 'limit 1)',
    tests: [`${src}/services/jobs/claim-race.test.ts`],
  },
  {
    guard: 'a worker that lost its lease is told when it saves',
    file: `${src}/services/jobs/run.ts`,
    from: 'if (!(await renew(db, claimed, { progress, checkpoint }))) loseIt()',
    to: 'await renew(db, claimed, { progress, checkpoint })',
    tests: [worker],
  },
  {
    guard: 'a worker that lost its lease begins nothing that cannot be taken back',
    file: `${src}/services/jobs/run.ts`,
    from: 'if (!(await begin(db, claimed))) loseIt()',
    to: 'await begin(db, claimed)',
    tests: [leases],
  },
  {
    guard: 'work that may have been done is not done again',
    file: `${src}/services/jobs/run.ts`,
    from: `  if (claimed.begun) {
`,
    to: `  if (claimed.begun && claimed.id < 0) {
`,
    tests: [staffTest, leases],
  },
  {
    guard: 'work that comes too late is not done',
    file: `${src}/services/jobs/run.ts`,
    from: `  if (claimed.expired) {
`,
    to: `  if (claimed.expired && claimed.id < 0) {
`,
    tests: [worker],
  },
  {
    guard: 'work that fails for good ends',
    file: `${src}/services/jobs/run.ts`,
    from: 'hopeless || claimed.attempts >= kind.attempts',
    to: 'hopeless',
    tests: [worker],
  },
  {
    guard: 'what leaves puts its work back',
    file: `${src}/services/jobs/run.ts`,
    from: `      await release(db, claimed)
`,
    to: '',
    tests: [worker],
  },
  {
    guard: 'work under way is not taken back',
    file: `${src}/services/jobs/queue.ts`,
    from: ` and $\{job.attempts} = 0\``,
    to: '`',
    tests: [leases],
  },
  {
    guard: 'only what is dead is revived',
    file: `${src}/services/jobs/queue.ts`,
    from: `sql\`$\{eq(job.id, id)} and $\{job.state} = 'dead'\``,
    to: `sql\`$\{eq(job.id, id)}\``,
    tests: [worker],
  },
  {
    guard: 'a chore is planned once while it is under way',
    file: `${src}/services/jobs/scheduled.ts`,
    from: 'if (pendingNames.has(name)) continue',
    to: '',
    tests: [leases],
  },
  {
    guard: 'a silent server holds no more than half of the lanes',
    file: `${src}/services/jobs/lanes.ts`,
    from: 'together(server) < half && ',
    to: '',
    tests: [silent],
  },
  {
    guard: 'a key of a mail names one mail',
    file: `${src}/people/enquiry/mails/start.ts`,
    from: 'if (JSON.stringify(existingMail) !== JSON.stringify(mailContent))',
    to: 'if (!existing)',
    tests: [mail],
  },
  {
    guard: 'a paused mail posts nothing',
    file: `${src}/people/enquiry/mails/posting.ts`,
    from: "if (mail?.state !== 'sending') return 'over'",
    to: "if (!mail) return 'over'",
    tests: [mail],
  },
  {
    guard: 'a mail is posted at its pace',
    file: `${src}/people/enquiry/mails/posting.ts`,
    from: 'if (wait > 0) return wait',
    to: '',
    tests: [pace],
  },
  {
    guard: 'who stopped these mails while they waited gets none',
    file: `${src}/people/enquiry/mails/posting.ts`,
    from: `return rows.length > 0 && (await putAside(db, sql\`p.id = $\{person}\`)).rows.length === 0`,
    to: 'return rows.length > 0',
    tests: [stops],
  },
  {
    guard: 'a report of a bounce is signed by the mail provider',
    file: `${src}/people/suppression/bounce.ts`,
    from: "if (!isSignature(config.mailBounceSecret, raw.body, raw.header('x-signature') ?? ''))",
    to: 'if (!config.mailBounceSecret)',
    tests: [bounces],
  },
  {
    guard: 'an address that refuses mail is not opened by a link',
    file: `${src}/people/suppression/store.ts`,
    from: "and(ofPerson(subscription), ne(mailSuppression.reason, 'bounce'))",
    to: 'ofPerson(subscription)',
    tests: [bounces],
  },
]
