import { readFileSync } from 'node:fs'
import { filesIn } from '../stamps.mjs'

const home = 'packages/server/src'
/** Folders of the server's tests: next to the code, and those of the whole server. */
export const serverFolders = [home, 'packages/server/assurance']

/** Tests of features that only the embedded database has, and those that use both kinds of database themselves. */
export const onlyEmbedded = [
  `${home}/platform/db/pglite/**/*.test.ts`,
  'packages/server/assurance/backup-journey/**/*.test.ts',
  `${home}/measure/bench/bench.test.ts`,
  `${home}/platform/process/embedded.test.ts`,
]

/** The server's folders whose statements and files an embedded database could treat differently. */
const folders = [
  'commands/backup',
  'platform/db',
  'commands/import',
  'platform/invalidation',
  'services/jobs',
  'catalogue/listing',
  'catalogue/search',
]

/** One file of each other module, which calls its endpoints; of enquiries also those of its triggers, and of a file read page by page. */
const callsOf = [
  'people/account/account',
  'web/admin/overview',
  'people/admission/admission',
  'web/buyer/enquiries',
  'catalogue/records/catalogue',
  'services/delivery/outbox',
  'people/enquiry/enquiry',
  'people/enquiry/inbox/export',
  'people/enquiry/inbox/inbox',
  'people/enquiry/mails/mails',
  'people/enquiry/mails/once',
  'people/enquiry/mails/pace',
  'people/enquiry/mails/preview',
  'catalogue/files/published',
  'platform/http/page',
  'catalogue/institute/institute',
  'catalogue/institute/list/export',
  'catalogue/institute/list/list',
  'platform/keys/rotation',
  'people/lead-forwarding/third-party',
  'platform/limits/throttle',
  'services/mail/mail',
  'people/onboarding/partner',
  'people/payment/payment',
  'people/proposal/propose',
  'catalogue/publication/publication',
  'commands/reseal/reseal',
  'people/review/review',
  'catalogue/search-terms/search-terms',
  'commands/seed/demo-admits',
  'people/session/sign-in',
  'web/student/sign-up',
  'people/suppression/bounce',
  'people/suppression/unsubscribe',
  'web/visitor/figures',
]

/**
 * Server tests that run on an embedded database too. All others run on PostgreSQL alone, where `db/testing/transaction-guard.ts` rejects
 * usage that an embedded database could not support.
 */
export const alsoEmbedded = [
  ...folders.map((folder) => `${home}/${folder}/**/*.test.ts`),
  ...callsOf.map((file) => `${home}/${file}.test.ts`),
  ...serverFolders.map((folder) => `${folder}/**/kill.test.ts`),
]

/**
 * Tests of a server or its pool, and those that compare the texts of statements: on the one connection of an embedded database nothing can
 * race, and the texts are the same. Of backups also what archives, keys and file stores decide, and the states of jobs: `backup.test`,
 * `command.test` and `restore/rejected.test` back up and restore an embedded database.
 */
export const onlyServer = [
  `${home}/catalogue/listing/forms.test.ts`,
  `${home}/commands/backup/command/rejected.test.ts`,
  `${home}/commands/backup/restore/bucket.test.ts`,
  `${home}/commands/backup/restore/waiting-jobs.test.ts`,
  `${home}/platform/db/postgres/**`,
  `${home}/platform/db/testing/**`,
  ...serverFolders.map((folder) => `${folder}/**/*race.test.ts`),
]

/** Server tests that read the built apps. They name the module that finds them. @returns {string[]} paths from the project's folder */
export const onWeb = () =>
  filesIn(serverFolders).filter(
    (path) => path.endsWith('.test.ts') && /\bbuilt-web\.ts\b/.test(readFileSync(path, 'utf8')),
  )
