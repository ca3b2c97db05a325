import type { Mutant } from '../mutant.ts'

const src = 'packages/server/src'
const fees = [`${src}/payment/admitting.test.ts`] as const

/** Where a fee is taken, whose money is looked for, what a record names, and what a picture tells. */
export const takingGuards: readonly Mutant[] = [
  {
    guard: 'no fee is ordered where no application is taken',
    file: `${src}/payment/order.ts`,
    from: '  await refuseNotAdmitting(tx, asked)\n',
    to: '',
    tests: fees,
  },
  {
    guard: 'no fee is put into the cart where no application is taken',
    file: `${src}/payment/cart.ts`,
    from: '      await refuseNotAdmitting(tx, key)\n',
    to: '',
    tests: fees,
  },
  {
    guard: 'a line that closed since is not in the sum',
    file: `${src}/payment/cart.ts`,
    from: 'and(where, aboutAdmitting(cartItem))',
    to: 'where',
    tests: fees,
  },
  {
    guard: 'a suspended login is no desk',
    file: `${src}/admission/admitting.ts`,
    from: `
    and not $\{buyerAccount.suspended}`,
    to: '',
    tests: fees,
  },
  {
    guard: 'a login of the other kind is no desk',
    file: `${src}/admission/admitting.ts`,
    from: ` and $\{buyerAccount.instituteType} = $\{type}`,
    to: '',
    tests: fees,
  },
  {
    guard: 'no application is taken before the first day',
    file: `${src}/institute/admission-days.ts`,
    from: ` and ($\{opens} is null or $\{opens} <= $\{day})`,
    to: '',
    tests: fees,
  },
  {
    guard: 'who signs up is led to pay only where a fee is taken',
    file: `${src}/student/sign-up.ts`,
    from: `return named && instituteType === track && (await admittingOf(tx, track, instituteId ?? 0)) === 'open'`,
    to: 'return named',
    tests: fees,
  },
  {
    guard: 'pages are told of a login that is suspended',
    file: `${src}/account/desk.ts`,
    from: `    if (realm === 'buyer') await tellPagesOf(tx, id)\n`,
    to: '',
    tests: fees,
  },
  {
    guard: 'money that nobody told of is looked for among the payments of eight days',
    file: `${src}/payment/reconcile.ts`,
    from: 'recheckPayments(parts, 8)',
    to: 'recheckPayments(parts, 2)',
    tests: [`${src}/payment/untold.test.ts`],
  },
  {
    guard: 'money of no order of ours is not sent back by a sweep',
    file: `${src}/payment/reconcile.ts`,
    from: 'ours.has(one.orderId) && ',
    to: '',
    tests: [`${src}/payment/untold.test.ts`],
  },
  {
    guard: 'an institute that is listed for two children is not guessed at',
    file: `${src}/student/shortlist-form/find.ts`,
    from: 'if (another)',
    to: 'if (another === null)',
    tests: [`${src}/admission/shortlist-number.test.ts`],
  },
  {
    guard: 'an enquiry names a consent text that was published',
    file: `${src}/enquiry/record.ts`,
    from: `  checkConsent(from.sender === 'desk' ? 'caller' : 'enquiry', asked.consentVersion)\n`,
    to: '',
    tests: [`${src}/assurance/consents.test.ts`],
  },
  {
    guard: 'an account names a consent text that was published',
    file: `${src}/student/sign-up.ts`,
    from: `  checkConsent('account', newcomer.consentVersion)\n`,
    to: '',
    tests: [`${src}/assurance/consents.test.ts`],
  },
  {
    guard: 'a guardian agrees to a text that was published',
    file: `${src}/student/sign-up.ts`,
    from: `  if (guardian) checkConsent('guardian', guardian.consentVersion, 'guardian.consentVersion')\n`,
    to: '',
    tests: [`${src}/assurance/consents.test.ts`],
  },
  {
    guard: 'words that were changed since they were read are not published, nor answered',
    file: `${src}/review/desk.ts`,
    from: 'if (Date.parse(read) !== Date.parse(held.updatedAt))',
    to: `if (read === '')`,
    tests: [`${src}/review/decided.test.ts`],
  },
  {
    guard: 'a form that was corrected since it was read is not decided on',
    file: `${src}/admission/desk-move.ts`,
    from: '    await refuseStale(tx, held, updatedAt)\n',
    to: '',
    tests: [`${src}/review/decided.test.ts`],
  },
  {
    guard: 'a partner whose address was changed since is not approved',
    file: `${src}/onboarding/approve.ts`,
    from: 'if (Date.parse(updatedAt) !== Date.parse(a.updatedAt))',
    to: `if (updatedAt === '')`,
    tests: [`${src}/onboarding/partner.test.ts`],
  },
  {
    guard: 'a picture of the vault is drawn anew',
    file: `${src}/admission/documents.ts`,
    from: 'await forVault(fileIn(content))',
    to: 'fileIn(content)',
    tests: [`${src}/admission/pictures.test.ts`],
  },
  {
    guard: 'a picture that claims too many pixels is not drawn',
    file: `${src}/files/picture.ts`,
    from: 'limitInputPixels: mostPixels',
    to: 'limitInputPixels: false',
    tests: [`${src}/admission/pictures.test.ts`, `${src}/files`],
  },
  {
    guard: 'not everybody’s pictures wait in memory at once',
    file: `${src}/files/picture.ts`,
    from: 'waiting.length < mostWaiting',
    to: 'waiting.length < 1e9',
    tests: [`${src}/files`],
  },
]
