/** Reasons for rejecting a line of the cart, a payment or a refund. */
export const reasonsOfPayments: Readonly<Record<string, string>> = {
  'It is in the cart already': 'यह पहले से कार्ट में है',
  'There is a bank account already. Change it instead': 'बैंक खाता पहले से दर्ज है। उसी को बदलें',
  'An id of the gateway': 'भुगतान गेटवे की संख्या लिखें',
  'The fee is 33100 paise': 'शुल्क 33100 पैसे है',
  'Not what was ordered': 'यह ऑर्डर से मेल नहीं खाता',
  'Not signed by the gateway': 'इस पर भुगतान गेटवे के हस्ताक्षर नहीं हैं',
  'Not captured': 'भुगतान पूरा नहीं हुआ',
  'The payment gateway does not answer. Please try again': 'भुगतान गेटवे उत्तर नहीं दे रहा। फिर कोशिश करें',
  'The payment gateway refused ({status}). Please try again later':
    'भुगतान गेटवे ने मना किया ({status})। थोड़ी देर बाद फिर कोशिश करें',
}
