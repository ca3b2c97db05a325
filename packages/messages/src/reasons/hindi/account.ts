/** Reasons for rejecting a sign-in, a sign-up or a change of an account. */
export const reasonsOfAccounts: Readonly<Record<string, string>> = {
  'Invalid OTP': 'ओटीपी सही नहीं है',
  'Six digits': 'छह अंक लिखें',
  'Enter a mobile number, for example 98765 43210': 'मोबाइल नंबर लिखें, जैसे 98765 43210',
  'We cannot send codes to this country. Enter a number that begins with {prefixes}':
    'इस देश में हम कोड नहीं भेज सकते। ऐसा नंबर लिखें जो {prefixes} से शुरू हो',
  'Nobody has signed in here for six months. Sign in with the password, or ask for a new one by e-mail':
    'यहाँ छह महीने से किसी ने साइन इन नहीं किया। पासवर्ड से साइन इन करें, या ई-मेल से नया पासवर्ड मँगाएँ',
  'This account is suspended': 'यह खाता निलंबित है',
  'The account has no e-mail address': 'इस खाते में ई-मेल पता नहीं है',
  'This is not your password': 'यह आपका पासवर्ड नहीं है',
  'Another account has this mobile': 'यह मोबाइल नंबर किसी और खाते में है',
  'Another account has this address': 'यह ई-मेल पता किसी और खाते में है',
  'Enter the mobile that the code was sent to': 'वह मोबाइल नंबर लिखें जिस पर कोड भेजा गया',
  'Enter the code that was sent to this mobile': 'इस मोबाइल पर भेजा गया कोड लिखें',
  'Enter your password to change how you sign in': 'साइन इन का तरीक़ा बदलने के लिए अपना पासवर्ड लिखें',
  'Enter your date of birth': 'अपनी जन्म तिथि लिखें',
  'Under 18, a parent or guardian must agree': '18 साल से कम उम्र में माता-पिता या अभिभावक की सहमति ज़रूरी है',
  'A date of birth cannot be changed here. If it is wrong, write to our grievance officer':
    'जन्म तिथि यहाँ नहीं बदली जा सकती। ग़लत हो तो हमारे शिकायत अधिकारी को लिखें',
  'A person under 18 cannot add children: a parent or guardian does it from an account of their own':
    '18 साल से कम उम्र में बच्चे नहीं जोड़े जा सकते: माता-पिता या अभिभावक यह अपने खाते से करते हैं',
  'Verify your mobile number before you add a child': 'बच्चा जोड़ने से पहले अपने मोबाइल नंबर की पुष्टि करें',
  'Before you add a child, declare that you are 18 or older and a parent or guardian':
    'बच्चा जोड़ने से पहले बताएँ कि आपकी उम्र 18 साल या उससे ज़्यादा है और आप माता-पिता या अभिभावक हैं',
  'Enter your own date of birth: whoever adds children is at least 18':
    'अपनी ही जन्म तिथि लिखें: बच्चे जोड़ने वाले की उम्र कम से कम 18 साल होती है',
  'Enter the guardian’s own mobile number': 'अभिभावक का अपना मोबाइल नंबर लिखें',
  'The message was sent to your parent or guardian': 'आपके माता-पिता या अभिभावक को संदेश भेज दिया गया',
  'Nobody has to be asked': 'किसी से पूछना ज़रूरी नहीं है',
  'Thank you. The account is open now': 'धन्यवाद। खाता अब खुल गया है',
  'Your consent is withdrawn. The account is closed now': 'आपकी सहमति वापस ले ली गई। खाता अब बंद है',
  'A parent or guardian is at least 18': 'माता-पिता या अभिभावक की उम्र कम से कम 18 साल होती है',
  'Name the application or the child, and nothing for the account': 'आवेदन या बच्चा बताएँ, और पूरे खाते के लिए कुछ न बताएँ',
  'A code was sent to the mobile of this enquiry': 'इस पूछताछ के मोबाइल पर कोड भेज दिया गया',
  'Sign out and in again by a code, then ask within 15 minutes':
    'साइन आउट करें और कोड से फिर साइन इन करें, फिर 15 मिनट के भीतर माँगें',
  'Verify the mobile number again': 'मोबाइल नंबर की फिर से पुष्टि करें',
  'There is already an account with this mobile. Sign in: one account is for schools and colleges':
    'इस मोबाइल नंबर का खाता पहले से है। साइन इन करें: स्कूलों और कॉलेजों के लिए एक ही खाता है',
  'There is already an account with this e-mail. Sign in: one account is for schools and colleges':
    'इस ई-मेल का खाता पहले से है। साइन इन करें: स्कूलों और कॉलेजों के लिए एक ही खाता है',
  'There is already an account with this {login}. Sign in: one account is for schools and colleges':
    'इसका खाता पहले से है: {login}। साइन इन करें: स्कूलों और कॉलेजों के लिए एक ही खाता है',
  'These words are not the ones we publish now. Open the page again, and agree to those that it shows':
    'ये शब्द अब हमारे प्रकाशित शब्द नहीं हैं। पन्ना फिर से खोलें, और जो वहाँ लिखा हो उससे सहमत हों',
  'Eleven characters, such as SBIN0000300': 'ग्यारह अक्षर और अंक, जैसे SBIN0000300',
  'Such as PR-2345ABCD': 'इस तरह लिखें: PR-2345ABCD',
  'Enter the number of the other person, not your own': 'दूसरे व्यक्ति का नंबर लिखें, अपना नहीं',
  'At most three people for each child': 'हर बच्चे के लिए ज़्यादा से ज़्यादा तीन लोग',
  'This number is invited already': 'यह नंबर पहले से बुलाया गया है',
  'Nobody has accepted this invitation yet': 'यह न्योता अब तक किसी ने स्वीकार नहीं किया है',
  'It was a while ago that DigiLocker said who you are. Go there again':
    'डिजिलॉकर ने कुछ समय पहले बताया था कि आप कौन हैं। वहाँ फिर जाएँ',
  '9 to 18 digits': '9 से 18 अंक',
  'Quiet hours have a beginning and an end': 'शांत समय की शुरुआत और अंत दोनों चाहिए',
  'Quiet hours end at another hour than they begin': 'शांत समय जिस घंटे शुरू हो, उसी पर ख़त्म नहीं हो सकता',
  'Such as name@example.in': 'जैसे name@example.in',
  'Such as name@bank': 'इस तरह लिखें: name@bank',
  'Six digits, the first of them not 0': 'छह अंक, जिनमें पहला 0 न हो',
  'This invitation was used, taken back, or is over': 'यह बुलावा इस्तेमाल हो चुका, वापस लिया गया, या पुराना हो गया',
  'The account of this address is suspended': 'इस पते का खाता निलंबित है',
}
