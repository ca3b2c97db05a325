/** Words of the screen that compares our records with the gateway's, by their English. */
export const declaredOfReconciliation: Readonly<Record<string, string>> = {
  Reconciliation: 'मिलान',
  Compare: 'मिलाएँ',
  Days: 'दिन',
  Nothing: 'कुछ नहीं',
  Accepted: 'स्वीकार हुआ',
  Captured: 'गेटवे को मिला',
  'At most 31 days': 'ज़्यादा से ज़्यादा 31 दिन',
  'Too many payments to compare at once: choose fewer days': 'एक साथ मिलाने के लिए भुगतान बहुत ज़्यादा हैं: कम दिन चुनें',
  'A day from 2001 to 2100': '2001 से 2100 के बीच का दिन',
  'The payment gateway took too long. Please try again, or choose fewer days':
    'भुगतान गेटवे ने बहुत देर लगाई। फिर कोशिश करें या कम दिन चुनें',
  'The payment gateway does not answer. Please try again': 'भुगतान गेटवे से जवाब नहीं मिला। फिर कोशिश करें',
}
