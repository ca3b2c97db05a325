import type { instituteTexts as english } from '../../en/catalogue/institutes.ts'

export const instituteTexts: Record<keyof typeof english, string> = {
  chooseSchoolOrCollegeFirst: 'पहले स्कूल या कॉलेज चुनें',
  doneOfCount: '{count} में से {done}',
  doneDoneOfCount: 'हो गए: {count} में से {done}',
  nothingToDoCount: 'कुछ नहीं करना था: {count}',
  failedCountTheyStaySelected: 'नहीं हो सके: {count}। वे चुने हुए रहेंगे।',
  progress: 'प्रगति',
  result: 'नतीजा',
  tryTheFailedAgain: 'जो नहीं हुए, उन्हें फिर आज़माएँ',
  nothingToDoItIs: 'कुछ नहीं करना था: पहले से ऐसा ही है',
  done: 'पूरा',
  resultForEach: 'हर एक का नतीजा',
  publishNow: 'अभी प्रकाशित करें',
  archive: 'संग्रहित करें',
  publishCountSelected: 'चुने हुए {count} प्रकाशित करें?',
  eachBecomesPublicOnThe:
    'हर एक साइट पर सबको दिखेगा। जिसे इस सूची के खुलने के बाद किसी और ने बदला, वह वैसा ही रहेगा और नतीजे में यह लिखा होगा।',
  archiveCountSelected: 'चुने हुए {count} संग्रहित करें?',
  eachIsTakenOffThe:
    'हर एक साइट से हट जाएगा और यहाँ संग्रहित रहेगा। जिसे इस सूची के खुलने के बाद किसी और ने बदला, वह वैसा ही रहेगा और नतीजे में यह लिखा होगा।',
  deleteCountSelected: 'चुने हुए {count} हटाएँ?',
  eachIsDeletedWithIts:
    'हर एक अपने हिस्सों के साथ हट जाएगा और वापस नहीं आ सकता। जिससे कोई पूछताछ, आवेदन, भुगतान, समीक्षा या लॉगिन जुड़ा है, वह बना रहेगा और नतीजे में वजह लिखी होगी।',
  itIsNoLongerThere: 'यह अब यहाँ नहीं है',
  lastChangedBy: 'आख़िरी बदलाव किसने किया',
  number: 'नंबर',
  complete: 'कितना पूरा',
  countedCount: 'गिने गए: {count}',
  countAll: 'सभी गिनें',
  below50: '50 % से कम',
  from50To80: '50 से 80 %',
  above80: '80 % से ज़्यादा',
  state: 'राज्य',
  completeness: 'कितना पूरा है',
  partsOfThePage: 'पन्ने के हिस्से',
  class: 'कक्षा',
}
