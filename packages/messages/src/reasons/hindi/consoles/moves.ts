/** Reasons for rejecting a move of an application. */
export const sentencesOfMoves: Readonly<Record<string, string>> = {
  'An offer needs a last day to reply': 'प्रस्ताव के लिए उत्तर का आख़िरी दिन बताएँ',
  'Only an offer has a last day to reply': 'उत्तर का आख़िरी दिन सिर्फ़ प्रस्ताव का होता है',
  'A day after today': 'आज के बाद का कोई दिन',
  'A day within a year from today': 'आज से एक साल के भीतर का कोई दिन',
  'It is the last day already': 'आख़िरी दिन पहले से यही है',
  'Say which place on the list': 'सूची में कौन-सा स्थान, यह बताएँ',
  'Only a waiting list has places': 'स्थान सिर्फ़ प्रतीक्षा सूची में होते हैं',
  'Say why': 'कारण लिखें',
  'Say why, in your own words': 'अपने शब्दों में कारण लिखें',
  'Only a rejection has reasons': 'कारण सिर्फ़ न चुनने के होते हैं',
  'Say on which day': 'दिन बताएँ',
  'A time such as 9:30 or 2 pm': 'समय लिखें, जैसे 9:30 या 2 pm',
  'Say on which day, or in the note when and where': 'दिन बताएँ, या नोट में लिखें कि कब और कहाँ',
  'Only a test or an interaction has a day': 'दिन सिर्फ़ परीक्षा या बातचीत का होता है',
  'Say which documents, here or in the note': 'कौन-से दस्तावेज़, यहाँ या नोट में बताएँ',
  'Only where documents are asked for': 'सिर्फ़ तब, जब दस्तावेज़ माँगे जाएँ',
}
