/** Words of the screen that compares our records with the gateway's, by their English. */
export const declaredOfReconciliation: Readonly<Record<string, string>> = {
  Reconciliation: 'मिलान',
  Compare: 'मिलाएँ',
  Days: 'दिन',
  Nothing: 'कुछ नहीं',
  Accepted: 'स्वीकार हुआ',
  Captured: 'गेटवे को मिला',
}
