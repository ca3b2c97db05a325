import { readFileSync } from 'node:fs'
import { filesIn } from '../stamps.mjs'

const home = 'packages/server/src'

/** Tests of what only the embedded database has, and those that work on both kinds of database themselves. */
export const onlyEmbedded = [
  `${home}/db/pglite/**/*.test.ts`,
  `${home}/backup/journey/**/*.test.ts`,
  `${home}/bench/bench.test.ts`,
  `${home}/process/embedded.test.ts`,
]

/** The server's folders whose statements and files an embedded database could treat differently. */
const folders = ['backup', 'db', 'import', 'invalidation', 'jobs', 'listing', 'search']

/** One file of each other module, which calls its endpoints; of enquiries also those of its triggers, and of a file read page by page. */
const callsOf = [
  'account/account',
  'admin/overview',
  'admission/admission',
  'buyer/enquiries',
  'catalogue/catalogue',
  'delivery/outbox',
  'enquiry/enquiry',
  'enquiry/inbox/export',
  'enquiry/inbox/inbox',
  'enquiry/mails/mails',
  'enquiry/mails/once',
  'enquiry/mails/pace',
  'enquiry/mails/preview',
  'files/published',
  'http/page',
  'institute/institute',
  'institute/list/export',
  'institute/list/list',
  'keys/rotation',
  'lead-forwarding/third-party',
  'limits/throttle',
  'mail/mail',
  'onboarding/partner',
  'payment/payment',
  'proposal/propose',
  'publication/publication',
  'reseal/reseal',
  'review/review',
  'search-terms/search-terms',
  'seed/demo-admits',
  'session/sign-in',
  'student/sign-up',
  'suppression/bounce',
  'suppression/unsubscribe',
  'visitor/figures',
]

/**
 * Server tests that run on an embedded database too. All others run on PostgreSQL alone, where `db/testing/transaction-guard.ts` refuses
 * what an embedded database could not do.
 */
export const alsoEmbedded = [
  ...folders.map((folder) => `${home}/${folder}/**/*.test.ts`),
  ...callsOf.map((file) => `${home}/${file}.test.ts`),
  `${home}/**/kill.test.ts`,
]

/** Tests of a server or its pool: on the one connection of an embedded database nothing can race. */
export const onlyServer = [`${home}/db/postgres/**`, `${home}/db/testing/**`, `${home}/**/*race.test.ts`]

/** Server tests that read the built apps. They name the module that finds them. @returns {string[]} paths from the project's folder */
export const onWeb = () =>
  filesIn([home]).filter((path) => path.endsWith('.test.ts') && /\bbuilt-web\.ts\b/.test(readFileSync(path, 'utf8')))
