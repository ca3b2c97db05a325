/** The server's reasons for rejecting a password, by its own English sentence. */
export const reasonsOfPasswords: Readonly<Record<string, string>> = {
  'A number alone is easy to guess': 'सिर्फ़ अंकों का अंदाज़ा लगाना आसान है',
  'This is your own name, address or number, which others try first':
    'यह आपका ही नाम, पता या नंबर है, जिसे लोग सबसे पहले आज़माते हैं',
  'This is a common password': 'यह पासवर्ड बहुत लोग रखते हैं',
  'A common word or name with something added is easy to guess':
    'आम शब्द या नाम में कुछ जोड़ देने से भी अंदाज़ा लगाना आसान रहता है',
  'Keys in a row are easy to guess': 'कीबोर्ड पर पास-पास की कुंजियों का अंदाज़ा लगाना आसान है',
  'The same again and again is easy to guess': 'एक ही चीज़ बार-बार हो तो अंदाज़ा लगाना आसान है',
  'A sequence such as abcd or 1234 is easy to guess': 'abcd या 1234 जैसे क्रम का अंदाज़ा लगाना आसान है',
  'Days and years are easy to guess': 'तारीख़ों और सालों का अंदाज़ा लगाना आसान है',
  'This is easy to guess': 'इसका अंदाज़ा लगाना आसान है',
  // The advice that follows each of these.
  'Put three or four words together that have nothing to do with each other or with you':
    'तीन-चार ऐसे शब्द साथ लिखें जिनका एक-दूसरे से या आपसे कोई संबंध न हो',
  'This is not your current password': 'यह आपका मौजूदा पासवर्ड नहीं है',
  'Choose another than the one you have': 'जो पासवर्ड अभी है उससे अलग चुनें',
}
