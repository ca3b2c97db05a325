import type { Mutant } from '../mutant.ts'

const src = 'packages/server/src'
const staffTest = `${src}/people/admission/staff/staff.test.ts`
const noteTest = `${src}/people/admission/staff/add-note.test.ts`
const ownershipTest = `${src}/web/student/ownership.test.ts`
const buyer = `${src}/web/buyer/buyer.test.ts`
const enquiries = `${src}/people/enquiry/staff/staff.test.ts`
const seen = `${src}/people/enquiry/seen.test.ts`
const identity = `${src}/people/enquiry/identity.test.ts`
const reads = `${src}/people/enquiry/reads.test.ts`
const student = `${src}/web/student/student.test.ts`

/** Ownership: in every statement that reads or writes an owner's records. */
export const ownershipGuards: readonly Mutant[] = [
  {
    guard: 'a login of institutes reads its own events of the security log alone',
    file: `${src}/people/security-log/routes.ts`,
    from: "{ ...query, realm: 'buyer', account: actorOf(call).account }",
    to: "{ ...query, realm: 'buyer' }",
    tests: [`${src}/people/security-log/security-log.test.ts`],
  },
  {
    guard: 'an owner reads the events of the institute’s logins alone',
    file: `${src}/people/security-log/list.ts`,
    from: "and(eq(realm, 'buyer'), inArray(account, logins), named)",
    to: "and(eq(realm, 'buyer'), named)",
    tests: [`${src}/people/security-log/institute-log.test.ts`],
  },
  {
    guard: 'an institute reads no application to another',
    file: `${src}/people/admission/staff/staff.ts`,
    from: "scope === 'all' ? undefined : eq(application.instituteId, scope.id)",
    to: 'undefined',
    tests: [staffTest],
  },
  {
    guard: 'a family reads no remark of an institute on its application',
    file: `${src}/people/admission/notes.ts`,
    from: 'and(inArray(application, [...ids]), isMessage)',
    to: 'inArray(application, [...ids])',
    tests: [noteTest],
  },
  {
    guard: 'administrators read no remark of an institute',
    file: `${src}/people/admission/notes.ts`,
    from: 'withRemarks ? undefined : isMessage',
    to: 'undefined',
    tests: [noteTest],
  },
  {
    guard: 'a remark is no news of a family',
    file: `${src}/web/student/notices.ts`,
    from: "and n.kind = 'message' and",
    to: 'and',
    tests: [noteTest],
  },
  {
    guard: 'a school reads no application to the college of its number',
    file: `${src}/people/admission/staff/staff.ts`,
    from: "scope === 'all' ? undefined : eq(application.instituteType, scope.type)",
    to: 'undefined',
    tests: [staffTest],
  },
  {
    guard: 'a draft is its family’s own',
    file: `${src}/people/admission/staff/staff.ts`,
    from: `    isNotNull(application.submittedAt),
`,
    to: '',
    tests: [staffTest],
  },
  {
    guard: 'a document is read by the institute of its application alone',
    file: `${src}/people/admission/staff/read.ts`,
    from: `    addressedTo(scope),
    eq(application.id, id),
`,
    to: `    eq(application.id, id),
`,
    tests: [staffTest],
  },
  {
    guard: 'a document that was not shared is not read',
    file: `${src}/people/admission/staff/read.ts`,
    from: `    sql\`$\{application.documents} @> array[$\{documentId}::int]\`,
`,
    to: '',
    tests: [staffTest],
  },
  {
    guard: 'what a family withdrew, or ended access to, an institute reads no more',
    file: `${src}/people/admission/staff/read.ts`,
    from: "accessEndedAt !== null && scope !== 'all'",
    to: 'false',
    tests: [staffTest, `${src}/people/admission/access.test.ts`],
  },
  {
    guard: 'a buyer manages its own institutes alone',
    file: `${src}/catalogue/institute/ownership/ownership.ts`,
    from: 'and(eq(buyerInstitute.buyer, actor.account), eq(buyerInstitute.institute, sid))',
    to: 'eq(buyerInstitute.institute, sid)',
    tests: [buyer],
  },
  {
    guard: 'a buyer reads no enquiry to another',
    file: `${src}/people/enquiry/institute/list.ts`,
    from: `    eq(enquiry.instituteId, id),
`,
    to: '',
    tests: [enquiries],
  },
  {
    guard: 'a school reads no enquiry to the college of its number',
    file: `${src}/people/enquiry/institute/list.ts`,
    from: `    eq(enquiry.instituteType, type),
`,
    to: '',
    tests: [reads],
  },
  {
    guard: 'a reply is taken back by its author alone',
    file: `${src}/people/enquiry/take-back.ts`,
    from: ', eq(note.account, author.account))',
    to: ')',
    tests: [`${src}/people/enquiry/take-back.test.ts`],
  },
  {
    guard: 'a reply to another institute is not taken back',
    file: `${src}/people/enquiry/take-back.ts`,
    from: '.where(and(where, ownReply, isSingle))',
    to: '.where(and(ownReply, isSingle))',
    tests: [`${src}/people/enquiry/take-back.test.ts`],
  },
  {
    guard: 'templates are filled from enquiries of the institute alone',
    file: `${src}/people/enquiry/institute/routes.ts`,
    from: 'const where = and(addressed(institute, group), eq(enquiry.id, params.id))',
    to: 'const where = and(eq(enquiry.id, params.id))',
    tests: [`${src}/people/enquiry/reply-templates.test.ts`],
  },
  {
    guard: 'an enquiry is given to people of its institute alone',
    file: `${src}/people/team/answering.ts`,
    from: `        eq(buyerInstitute.institute, id),
`,
    to: '',
    tests: [`${src}/people/enquiry/institute/work.test.ts`],
  },
  {
    guard: 'an account lists its own records',
    file: `${src}/platform/http/own-page.ts`,
    from: 'and(eq(table.account, account), idFilter(q, table.id), ...conditions)',
    to: 'and(idFilter(q, table.id), ...conditions)',
    tests: [ownershipTest],
  },
  {
    guard: 'another’s document is not named',
    file: `${src}/people/admission/documents/documents.ts`,
    from: 'and(eq(document.account, account), inArray(document.id, documentIds))',
    to: 'inArray(document.id, documentIds)',
    tests: [ownershipTest],
  },
  {
    guard: 'another’s child is not named',
    file: `${src}/people/admission/find.ts`,
    from: '.where(and(eq(child.id, id), eq(child.account, account)))',
    to: '.where(eq(child.id, id))',
    tests: [ownershipTest],
  },
  {
    guard: 'an unproven mobile reads no enquiry',
    file: `${src}/people/enquiry/institute/filter.ts`,
    from: ' and a.mobile_verified)',
    to: ')',
    tests: [identity],
  },
  {
    guard: 'an enquiry of another account is that account’s',
    file: `${src}/people/enquiry/institute/filter.ts`,
    from: `      ne(enquiry.sender, 'account'),
`,
    to: '',
    tests: [seen],
  },
  {
    guard: 'bank details change with the password',
    file: `${src}/people/payment/refund/bank.ts`,
    from: `  await confirmPassword(db, account, current_password)
`,
    to: '',
    tests: [student],
  },
  {
    guard: 'an e-mail address changes with the password',
    file: `${src}/web/student/profile.ts`,
    from: 'const confirmed = guarded ? ',
    to: 'const confirmed = guarded && !email ? ',
    tests: [student],
  },
]
