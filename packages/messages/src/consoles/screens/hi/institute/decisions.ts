import type { decisionTexts as english } from '../../en/institute/decisions.ts'

export const decisionTexts: Record<keyof typeof english, string> = {
  moveTo: 'यहाँ ले जाएँ…',
  moveCount: '{move}: {count} चुने गए',
  familiesAreNotified: 'हर परिवार को नोट के साथ सूचना जाती है।',
  blocked: 'चुने गए {count} में से {blocked} के लिए यह नहीं हो सकता, वे छोड़े जाते हैं:',
  firstPlace: 'यह स्थान पहले का है; बाद वालों को सूची के क्रम से अगले स्थान मिलते हैं।',
}
