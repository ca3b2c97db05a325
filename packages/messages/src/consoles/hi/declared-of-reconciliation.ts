/** Words of the screen that compares our records with the gateway's, by their English. */
export const declaredOfReconciliation: Readonly<Record<string, string>> = {
  Reconciliation: 'मिलान',
  'Payments and refunds in our records, compared with what the gateway has. Days are those of India.':
    'हमारे रिकॉर्ड के भुगतान और वापसी, गेटवे के रिकॉर्ड से मिलाकर। दिन भारत के समय से हैं।',
  Compare: 'मिलाएँ',
  Days: 'दिन',
  'Day by day': 'हर दिन का हिसाब',
  'Payments that agree': 'मिले हुए भुगतान',
  'Refunds that agree': 'मिली हुई वापसी',
  Differences: 'अंतर',
  'Asking the gateway. This can take some seconds.': 'गेटवे से पूछ रहे हैं। इसमें कुछ सेकंड लग सकते हैं।',
  'Our records and the gateway agree on these days.': 'इन दिनों में हमारे और गेटवे के रिकॉर्ड एक जैसे हैं।',
  'Only the gateway has it': 'केवल गेटवे के पास है',
  'Money was paid or sent back, and our records do not have it. Check it with the gateway to take it in.':
    'पैसे आए या लौटे, पर हमारे रिकॉर्ड में नहीं हैं। दर्ज करने के लिए गेटवे से पूछें।',
  'Only we have it': 'केवल हमारे पास है',
  'Our records have it, and the gateway does not know it.': 'हमारे रिकॉर्ड में है, पर गेटवे के पास नहीं है।',
  'Amount or status differs': 'राशि या स्थिति अलग है',
  'Both have it, and not alike. Check it with the gateway to bring our records up to date.':
    'दोनों के पास है, पर एक जैसा नहीं। हमारा रिकॉर्ड सुधारने के लिए गेटवे से पूछें।',
  'Money paid': 'भुगतान',
  'Money refunded': 'वापसी',
  'Our records': 'हमारा रिकॉर्ड',
  'The gateway': 'गेटवे',
  Nothing: 'कुछ नहीं',
  'Check with the gateway': 'गेटवे से पूछें',
  'It belongs to no payment of ours': 'यह हमारे किसी भुगतान का नहीं है',
  'Not all differences are listed. Choose fewer days to see the others.':
    'यहाँ सारे अंतर नहीं हैं। बाक़ी देखने के लिए कम दिन चुनें।',
  Accepted: 'स्वीकार हुआ',
  'Refund not sent yet': 'वापसी अभी नहीं भेजी गई',
  'Refund on its way': 'वापसी रास्ते में है',
  'Not sent yet': 'अभी नहीं भेजा गया',
  'On its way': 'रास्ते में है',
  'Set aside by the bank': 'बैंक ने रोककर रखा है',
  Captured: 'गेटवे को मिला',
  'At most 31 days': 'ज़्यादा से ज़्यादा 31 दिन',
  'Too many payments to compare at once: choose fewer days': 'एक साथ मिलाने के लिए भुगतान बहुत ज़्यादा हैं: कम दिन चुनें',
  'A day from 2001 to 2100': '2001 से 2100 के बीच का दिन',
  'The payment gateway took too long. Please try again, or choose fewer days':
    'भुगतान गेटवे ने बहुत देर लगाई। फिर कोशिश करें या कम दिन चुनें',
  'The payment gateway does not answer. Please try again': 'भुगतान गेटवे से जवाब नहीं मिला। फिर कोशिश करें',
}
