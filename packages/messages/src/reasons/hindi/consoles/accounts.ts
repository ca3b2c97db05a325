/** Reasons and messages on accounts, partners, jobs, enquiries and reviews. */
export const sentencesOfAccounts: Readonly<Record<string, string>> = {
  'Password Updated Successfully': 'पासवर्ड बदल दिया गया',
  'New password sent successfully': 'नया पासवर्ड भेज दिया गया',
  'Say why': 'कारण लिखें',
  'Institute Removed Successfully': 'संस्थान हटा दिया गया',
  'This login does not manage the institute': 'यह लॉगिन इस संस्थान को नहीं सँभालता',
  'Enquiry Deleted Successfully': 'पूछताछ हटा दी गई',
  'It is too late for this one: it has to be asked for again': 'इसका समय बीत गया: इसे नए सिरे से माँगना होगा',
  'It has not failed: it is tried by itself': 'यह असफल नहीं है: इसकी कोशिश अपने आप होती है',
  'An address of the public internet that begins with https://': 'इंटरनेट का पता, जो https:// से शुरू हो',
  'Small letters, digits and single hyphens': 'छोटे अक्षर, अंक और अकेले हाइफ़न',
  'This is the mask of a key, not a key': 'यह कुंजी नहीं, उसका मुखौटा है',
  'Leads go to another host now: enter the key that belongs to it': 'पूछताछ अब दूसरे पते पर जाएगी: उसकी कुंजी लिखें',
  'Nobody resets their own second factor: another administrator can':
    'कोई अपना दूसरा चरण ख़ुद नहीं हटाता: दूसरा एडमिनिस्ट्रेटर हटा सकता है',
  'This account has no second factor': 'इस खाते में दूसरा चरण नहीं है',
  'The second factor was removed': 'दूसरा चरण हटा दिया गया',
  'It is suspended already': 'यह पहले से निलंबित है',
  'It is open already': 'यह पहले से चालू है',
  'Nobody suspends their own account: another administrator can':
    'कोई अपना खाता निलंबित नहीं कर सकता: दूसरा व्यवस्थापक कर सकता है',
  'Review Updated Successfully': 'समीक्षा बदल गई',
  'This review changed since you read it. Read it again': 'आपके पढ़ने के बाद यह समीक्षा बदल गई। इसे फिर पढ़ें',
  'Its author withdrew this review': 'लेखक ने यह समीक्षा वापस ले ली',
}
