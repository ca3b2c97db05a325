import type { accountTexts as english } from '../../en/people/accounts.ts'

export const accountTexts: Record<keyof typeof english, string> = {
  studentsAndParents: 'विद्यार्थी और अभिभावक',
  institutes: 'संस्थान',
  administrators: 'व्यवस्थापक',
  manages: 'क्या सँभालता है',
  signedUpFor: 'किसके लिए खाता खोला',
  suspended: 'निलंबित',
  open: 'चालू',
  lastDecision: 'पिछला फ़ैसला',
  whoseAccounts: 'किसके खाते',
  everySessionOfThisAccount: 'इस खाते के सारे सत्र तुरंत ख़त्म होते हैं और वह साइन इन नहीं कर सकता। भेजे गए आवेदन और पूछताछ बने रहते हैं।',
  everySessionOfThisAccountEnds:
    'इस खाते के सारे सत्र तुरंत ख़त्म होते हैं और वह साइन इन नहीं कर सकता। जिस संस्थान को कोई और खाता नहीं सँभालता, वह आवेदन नहीं लेता।',
  everySessionOfThisAccountEndsAt: 'इस खाते के सारे सत्र तुरंत ख़त्म होते हैं और वह साइन इन नहीं कर सकता।',
  itCanSignInAgain: 'वह अपने पुराने पासवर्ड से फिर साइन इन कर सकता है। जो सत्र ख़त्म हुए, वे ख़त्म रहते हैं।',
  reopenAccount: 'खाता फिर खोलें',
  nominee: 'नामित व्यक्ति',
  namedNobody: 'किसी को नामित नहीं किया गया है।',
  theFamilyIsShownWho: 'परिवार को दिखता है कि इसे किसने पढ़ा।',
  suspendAccount: 'खाता निलंबित करें',
  reopen: 'फिर खोलें',
  suspend: 'निलंबित करें',
  administratorsReadItInThis: 'व्यवस्थापक इसे इस सूची में पढ़ते हैं।',
  yourAccount: 'आपका खाता',
  removeAnInstituteFromThis: 'इस लॉगिन से संस्थान हटाएँ',
  remove: 'हटाएँ',
  thisLoginNoLongerManages:
    'यह लॉगिन इस संस्थान को आगे नहीं सँभालेगा। अगर कोई दूसरा लॉगिन इसे नहीं सँभालता, तो यह साझेदार नहीं दिखेगा।',
  itIsMailedToThe: 'यह लॉगिन वाले को ई-मेल किया जाता है।',
  removeAnInstitute: 'संस्थान हटाएँ',
  removeSecondFactor: 'दूसरा चरण हटाएँ',
  removeSecondFactorText:
    'उनके लिए जिनका फ़ोन खो गया और जिनके पास रिकवरी कोड नहीं है। मानने से पहले किसी जाने हुए नंबर पर फ़ोन करके पूछ लें। ऑथेंटिकेटर ऐप, पासकी और रिकवरी कोड हट जाते हैं, सारे सत्र ख़त्म होते हैं, और सिर्फ़ पासवर्ड से साइन इन होता है।',
  mailedToThePerson: 'यह उस व्यक्ति को ई-मेल किया जाता है।',
}
