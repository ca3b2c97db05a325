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
  // Second factors.
  'Second factor': 'दूसरा चरण',
  'Six digits of the app, or a recovery code': 'ऐप के छह अंक, या कोई रिकवरी कोड',
  'This code is not right': 'यह कोड सही नहीं है',
  'Codes of an app are on already. Turn them off to use another app':
    'ऐप के कोड पहले से चालू हैं। दूसरा ऐप जोड़ने के लिए पहले उन्हें बंद करें',
  'Not what the browser gave': 'यह वह नहीं है जो ब्राउज़र ने दिया था',
  'Turn a second factor on first': 'पहले कोई दूसरा चरण चालू करें',
  'Remove a passkey first': 'पहले कोई पासकी हटाएँ',
  'This passkey could not be added. Try again': 'यह पासकी जोड़ी नहीं जा सकी। फिर से कोशिश करें',
  'This passkey was added already': 'यह पासकी पहले से जुड़ी है',
  'This passkey does not sign in here': 'इस पासकी से यहाँ साइन इन नहीं होता',
  'The passkey was added': 'पासकी जुड़ गई',
  'The passkey was renamed': 'पासकी का नाम बदल गया',
  'The passkey was removed': 'पासकी हट गई',
  'Codes of your app are asked for from now on': 'अब से आपके ऐप का कोड माँगा जाएगा',
  'Codes of your app are not asked for any more': 'अब आपके ऐप का कोड नहीं माँगा जाएगा',
  'The earlier recovery codes are invalid now': 'पहले के रिकवरी कोड अब नहीं चलेंगे',
}
