import type { decisionTexts as english } from '../../en/institute/decisions.ts'

export const decisionTexts: Record<keyof typeof english, string> = {
  moveTo: 'यहाँ ले जाएँ…',
  moveCount: '{move}: {count} चुने गए',
  familiesAreNotified: 'हर परिवार को नोट के साथ सूचना जाती है।',
  blocked: 'चुने गए {count} में से {blocked} के लिए यह नहीं हो सकता, वे छोड़े जाते हैं:',
  toDecide: 'फ़ैसला बाक़ी',
  offered: 'प्रस्ताव',
  ended: 'समाप्त',
  whichApplications: 'कौन-से आवेदन',
  session: 'सत्र',
  accepted: 'स्वीकार',
  enrolled: 'दाख़िला हुआ',
  seats: 'सीटें',
  left: 'बची',
  classOrCourse: 'कक्षा या कोर्स',
  notChosen: 'नहीं चुना',
  seatsLeft: '{seats} में से {left} सीटें बची हैं',
  seatsUnknown: 'कक्षा के अनुसार सीटें: नहीं भरी गईं',
  previous: 'पिछला',
  next: 'अगला',
  firstPlace: 'यह स्थान पहले का है; बाद वालों को सूची के क्रम से अगले स्थान मिलते हैं।',
}
