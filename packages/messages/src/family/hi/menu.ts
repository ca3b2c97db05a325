/** The menu of the family's area. */
export const menu = {
  overview: 'सार',
  collegeForm: 'फ़ॉर्म',
  children: 'बच्चे',
  shortlist: 'सूची',
  cart: 'कार्ट',
  partnerSchools: 'विद्यालय खोजें',
  documents: 'दस्तावेज़',
  queries: 'प्रश्न',
  reviews: 'समीक्षाएँ',
  payments: 'भुगतान',
  profile: 'प्रोफ़ाइल',
  bank: 'वापसी का खाता',
  password: 'पासवर्ड',
  draftLost: 'आपका लिखा कुछ अभी भेजा नहीं गया है। साइन आउट करके उसे खो दें?',
} as const
