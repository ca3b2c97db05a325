/** Words of refunds that failed and are paid by bank transfer, by their English. */
export const declaredOfTransfers: Readonly<Record<string, string>> = {
  'Refund failed': 'वापसी नहीं हो सकी',
  'Account number': 'खाता संख्या',
  Savings: 'बचत',
  Current: 'चालू',
}
