/** What the cart and the payment say of the institute's own form fee. */
export const ownFee = {
  known: 'Not included: the institute’s own form fee of {amount}. You pay it to the institute itself.',
  demo: 'Not included: the institute’s own form fee of {amount} (Demo, not a fact). You pay it to the institute itself.',
  none: 'The institute asks no form fee of its own.',
  unknown: 'Not included: a form fee of the institute’s own. Whether it asks one is not known.',
} as const
