/** Reasons for rejecting a child, a form, a choice or an application. */
export const reasonsOfAdmission: Readonly<Record<string, string>> = {
  'No such child': 'ऐसा कोई बच्चा दर्ज नहीं है',
  'No such document': 'ऐसा कोई दस्तावेज़ नहीं है',
  'No such institute': 'ऐसा कोई संस्थान नहीं है',
  'No such question': 'ऐसा कोई प्रश्न नहीं है',
  'No such record': 'ऐसा कुछ दर्ज नहीं है',
  'One of: {choices}': 'इनमें से एक: {choices}',
  'This is not a text': 'यहाँ शब्द लिखें',
  'This is not a number': 'यहाँ संख्या लिखें',
  'This is not a date': 'यहाँ तारीख़ लिखें',
  'This is not a {kind}': 'यहाँ {kind} लिखें',
  'Somebody else changed these questions. Read them again': 'इस बीच किसी और ने ये प्रश्न बदल दिए। इन्हें फिर पढ़ें',
  'Leave it empty while the result is awaited': 'परिणाम आने तक इसे खाली छोड़ें',
  'Not more than the maximum marks': 'अधिकतम अंकों से ज़्यादा नहीं',
  'Each priority once': 'हर क्रम एक ही बार',
  'Not a day to come': 'आने वाला दिन नहीं चलेगा',
  'Within the last 25 years': 'पिछले 25 साल के भीतर का दिन लिखें',
  'Not before the day of issue': 'जारी होने के दिन से पहले नहीं',
  'Not before the first class': 'पहली कक्षा से पहले नहीं',
  'One of these colleges does not exist': 'इनमें से एक कॉलेज यहाँ नहीं है',
  'At most {count} children': 'ज़्यादा से ज़्यादा {count} बच्चे',
  'Still in use: 1 application': 'यह अभी काम में है: 1 आवेदन में',
  'Still in use: {count} applications': 'यह अभी काम में है: {count} आवेदनों में',
  'Shared with 1 application: it stays as it is': '1 आवेदन के साथ भेजा गया है: यह जैसा है वैसा ही रहेगा',
  'Shared with {count} applications: it stays as it is': '{count} आवेदनों के साथ भेजा गया है: यह जैसा है वैसा ही रहेगा',
  'Shared with {count} {records}: it stays as it is': '{count} के साथ भेजा गया है: यह जैसा है वैसा ही रहेगा',
  'Still in use: {uses}': 'यह अभी काम में है: {uses}',
  'What is {state} cannot become {next} in this way': '“{state}” इस तरह “{next}” नहीं हो सकता',
  'Choose the course first': 'पहले कोर्स चुनें',
  'This college does not teach it': 'यह कॉलेज इसे नहीं पढ़ाता',
  'This college does not teach it in this course': 'यह कॉलेज इसे इस कोर्स में नहीं पढ़ाता',
  'Only a college has courses': 'कोर्स सिर्फ़ कॉलेज में होते हैं',
  'The admission there is complete: it stays on the list': 'वहाँ दाख़िला पूरा हो चुका है: यह सूची में रहेगा',
  'An application to it is under way. Withdraw it first, then remove it here':
    'वहाँ का आवेदन चल रहा है। पहले उसे वापस लें, फिर यहाँ से हटाएँ',
  'The family has another application to this institute under way. Go on with that one':
    'इस संस्थान में आपका एक और आवेदन चल रहा है। उसी को आगे बढ़ाएँ',
  'The last day to reply to this offer was {date}': 'इस प्रस्ताव का उत्तर देने का आख़िरी दिन {date} था',
  'Access to this application has ended: nothing is written on it any more':
    'इस आवेदन को देखने की पहुँच ख़त्म हो गई है: अब इस पर कुछ नहीं लिखा जाता',
  'Access to this application has ended: it is not decided any more':
    'इस आवेदन की पहुँच ख़त्म हो चुकी है: अब इस पर निर्णय नहीं होता',
  'The institute has begun to read this application: it stays as it was sent':
    'संस्थान ने यह आवेदन पढ़ना शुरू कर दिया है: यह जैसा भेजा गया वैसा ही रहेगा',
  'It was sent for a child. For another one, apply anew': 'यह एक बच्चे के लिए भेजा गया था। दूसरे के लिए नया आवेदन करें',
  'You have not applied to this institute yet': 'आपने इस संस्थान में अभी आवेदन नहीं किया है',
  'It was sent as it is. For another course, put the college on the shortlist again with that course':
    'यह इसी रूप में भेजा जा चुका है। दूसरे कोर्स के लिए कॉलेज को उस कोर्स के साथ फिर से चुनी सूची में जोड़ें',
  'It is on the shortlist for more than one child or course: name the row of the shortlist':
    'यह एक से ज़्यादा बच्चों या कोर्सों के लिए चुनी सूची में है: सूची की पंक्ति बताएँ',
  'It was changed meanwhile, in another tab or on another device': 'इस बीच यह किसी दूसरे टैब या डिवाइस पर बदला गया',
  'Somebody else changed it meanwhile': 'इस बीच किसी और ने इसे बदल दिया',
}
