import type { enquiryKind as english } from '../en/enquiry-kind.ts'

export const enquiryKind: Record<keyof typeof english, string> = {
  general: 'सवाल',
  'footer-enquiry': 'पेज के नीचे से सवाल',
  'admission-school': 'स्कूल में दाख़िला',
  'admission-college': 'कॉलेज में दाख़िला',
  career: 'करियर',
  'career-footer': 'करियर',
  exam: 'परीक्षा',
  'partner-enquiry': 'साझेदारी',
  'free-counselling': 'मुफ़्त सलाह',
  studyindia: 'भारत में पढ़ाई',
  student: 'साइन इन किए परिवार का सवाल',
}
