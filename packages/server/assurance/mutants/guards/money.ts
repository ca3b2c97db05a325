import type { Mutant } from '../mutant.ts'

const src = 'packages/server/src'
const locks = `${src}/people/payment/locks.test.ts`
const paying = `${src}/people/payment/payment.test.ts`
const refunds = `${src}/people/payment/refund/refund.test.ts`
const parts = `${src}/people/payment/refund-part.test.ts`
const approvals = `${src}/people/payment/refund/approve.test.ts`
const transfers = `${src}/people/payment/refund/transfer.test.ts`
const down = `${src}/people/payment/gateway/down.test.ts`
const races = `${src}/people/payment/races.test.ts`
const signature = `${src}/platform/keys/signature.test.ts`
const settling = `${src}/people/payment/settling.test.ts`
const admission = `${src}/people/admission/admission.test.ts`

/** A fee is paid once, in full, for its order, and refunded once. */
export const moneyGuards: readonly Mutant[] = [
  {
    guard: 'what the checkout says is signed by the gateway',
    file: `${src}/people/payment/settle/confirm.ts`,
    from: '!gateway.signed(orderId, paid, body.razorpay_signature)',
    to: "paid === ''",
    tests: [paying],
  },
  {
    guard: 'a payment is confirmed to its payer alone',
    file: `${src}/people/payment/settle/confirm.ts`,
    from: 'and(eq(payment.gatewayOrder, body.orderId), eq(payment.account, actor.account))',
    to: 'eq(payment.gatewayOrder, body.orderId)',
    tests: [paying],
  },
  {
    guard: 'a checkout that names another fee, institute or amount is refused',
    file: `${src}/people/payment/settle/confirm.ts`,
    from: 'if (differing.length > 0)',
    to: 'if (differing.length > 9)',
    tests: [paying],
  },
  {
    guard: 'the gateway is asked for what the checkout names',
    file: `${src}/people/payment/settle/confirm.ts`,
    from: "if (seen?.orderId !== orderId) throw createRejection(toFieldError('razorpay_payment_id'))",
    to: 'if (!seen) return paymentRows(db, eq(payment.id, order.id)).then(([row]) => row as never)',
    tests: [paying],
  },
  {
    guard: 'a webhook is signed by the gateway',
    file: `${src}/people/payment/gateway/webhook.ts`,
    from: "!gateway.signedWebhook(raw.body, raw.header('x-razorpay-signature') ?? '')",
    to: 'raw.body.length === 0',
    tests: [paying],
  },
  {
    guard: 'a webhook is taken once',
    file: `${src}/people/payment/gateway/webhook.ts`,
    from: "if (storedEvent) return 'Already taken'",
    to: '',
    tests: [paying],
  },
  {
    guard: 'nothing is signed under an empty secret',
    file: `${src}/platform/keys/signature.ts`,
    from: " || secret === ''",
    to: '',
    tests: [signature],
  },
  {
    guard: 'money in another amount is not kept',
    file: `${src}/people/payment/settle/settle.ts`,
    from: 'seen.amount !== orderedPayment.amount || ',
    to: '',
    tests: [races],
  },
  {
    guard: 'money in another currency is not kept',
    file: `${src}/people/payment/settle/settle.ts`,
    from: ' || seen.currency !== orderedPayment.currency',
    to: '',
    tests: [settling],
  },
  {
    guard: 'a fee that was paid by another order goes back',
    file: `${src}/people/payment/settle/settle.ts`,
    from: ' || (await paidAlready(tx, orderedPayment))',
    to: '',
    tests: [paying],
  },
  {
    guard: 'a second payment of one order goes back',
    file: `${src}/people/payment/settle/settle.ts`,
    from: 'orderedPayment.paidAt !== null || ',
    to: '',
    tests: [down],
  },
  {
    guard: 'money for what is closed goes back',
    file: `${src}/people/payment/settle/settle.ts`,
    from: "if (isClosed(application.status)) return 'late'",
    to: '',
    tests: [locks],
  },
  {
    guard: 'money that was taken is not taken again',
    file: `${src}/people/payment/settle/settle.ts`,
    from: "if (recordedMoney) return recordedMoney.outcome === 'accepted' ? 'paid' : 'returned'",
    to: '',
    tests: [races],
  },
  {
    guard: 'a paid order is not unmade by a failed try',
    file: `${src}/people/payment/settle/settle.ts`,
    from: "before === to || !(before === 'created' || before === 'attempted' || before === 'failed')",
    to: 'before === to',
    tests: [settling],
  },
  {
    guard: 'who changes an application or its money waits for whoever holds it',
    file: `${src}/people/admission/transition/transition.ts`,
    from: ".where(eq(application.id, id)).for('update')",
    to: '.where(eq(application.id, id))',
    tests: [locks],
  },
  {
    guard: 'money that goes back is held while it is decided on',
    file: `${src}/people/payment/refund/settle.ts`,
    from: ".where(condition).for('update')",
    to: '.where(condition)',
    tests: [settling],
  },
  {
    guard: 'an order waits for another of the same account',
    file: `${src}/people/payment/order.ts`,
    from: `  await lockAccount(tx, account)
`,
    to: '',
    tests: [races],
  },
  {
    guard: 'a fee that is paid is not ordered again',
    file: `${src}/people/payment/order.ts`,
    from: "> 0) throw new ApiError('ALREADY_PAID')",
    to: "< 0) throw new ApiError('ALREADY_PAID')",
    tests: [paying],
  },
  {
    guard: 'only a paid fee is refunded',
    file: `${src}/people/payment/refund/request.ts`,
    from: 'if (!fee || fee.paidAt === null || fee.gatewayPayment === null)',
    to: 'if (!fee)',
    tests: [`${src}/people/payment/staff/staff.test.ts`],
  },
  {
    guard: 'no more is refunded than is left',
    file: `${src}/people/payment/refund/request.ts`,
    from: 'if (amount <= left) return amount',
    to: 'return amount',
    tests: [parts],
  },
  {
    guard: 'what is left is read under the lock of the payment',
    file: `${src}/people/payment/refund/request.ts`,
    from: `    await lockApplication(tx, refundedPayment.application)
`,
    to: '',
    tests: [parts],
  },
  {
    guard: 'a key is one refund',
    file: `${src}/people/payment/refund/request.ts`,
    from: "if (repeated) return repeated.status === 'waiting'",
    to: '',
    tests: [parts],
  },
  {
    guard: 'beyond an allowance a refund waits for a second person',
    file: `${src}/people/payment/refund/begin.ts`,
    from: 'return (refunded?.sum ?? 0) + amount > approvalAbove',
    to: 'return amount > approvalAbove',
    tests: [approvals],
  },
  {
    guard: 'refunds of one person at once are added up',
    file: `${src}/people/payment/refund/begin.ts`,
    from: ".for('no key update')",
    to: '',
    tests: [approvals],
  },
  {
    guard: 'nobody approves what they asked for',
    file: `${src}/people/payment/refund/approve.ts`,
    from: 'if (row.requestedAccount === account)',
    to: 'if (row.requestedAccount === 0)',
    tests: [approvals],
  },
  {
    guard: 'a waiting refund is decided once',
    file: `${src}/people/payment/refund/approve.ts`,
    from: "if (row.status !== 'waiting')",
    to: "if (row.status === 'refunded')",
    tests: [approvals],
  },
  {
    guard: 'nobody allows themselves to open an account',
    file: `${src}/people/payment/refund/account-request.ts`,
    from: 'if (asker === actor.account)',
    to: 'if (asker === 0)',
    tests: [transfers],
  },
  {
    guard: 'an account opens after a second person allowed it',
    file: `${src}/people/payment/refund/transfer.ts`,
    from: `    await assertAllowed(step, actor)
`,
    to: '',
    tests: [transfers],
  },
  {
    guard: 'who opened an account does not record its transfer',
    file: `${src}/people/payment/refund/transfer.ts`,
    from: `    await assertNotOpener(step, actor)
`,
    to: '',
    tests: [transfers],
  },
  {
    guard: 'no more is approved than is left',
    file: `${src}/people/payment/refund/approve.ts`,
    from: 'if (row.amount > left)',
    to: 'if (row.amount < 0)',
    tests: [approvals],
  },
  {
    guard: 'no more is sent than a refund by hand leaves',
    file: `${src}/people/payment/refund/settle.ts`,
    from: 'if (rest > 0) await tx',
    to: 'if (rest > money.amount) await tx',
    tests: [refunds],
  },
  {
    guard: 'a refund that is asked for twice is made once',
    file: `${src}/people/payment/refund/refund.ts`,
    from: 'gateway.refund({ id, amount, receipt }, key)',
    to: `gateway.refund({ id, amount, receipt }, \`$\{key}-$\{Math.random()}\`)`,
    tests: [settling],
  },
  {
    guard: 'a refund that is being sent is not taken by another',
    file: `${src}/people/payment/refund/refund.ts`,
    from: `case $\{failures} when 0 then 1 else`,
    to: `case $\{failures} when 0 then 0 else`,
    tests: [settling],
  },
  {
    guard: 'an application moves as the table allows',
    file: `${src}/people/admission/transition/transition.ts`,
    from: 'if (!applicationTransitions[from.status][to]?.includes(side)) {',
    to: "if (side === 'clock' && to === 'draft') {",
    tests: [admission],
  },
]
