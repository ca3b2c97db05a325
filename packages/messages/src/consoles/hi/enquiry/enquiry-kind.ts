import type { enquiryKind as english } from '../../en/enquiry/enquiry-kind.ts'

export const enquiryKind: Record<keyof typeof english, string> = {
  general: 'सामान्य',
  'footer-enquiry': 'पेज के नीचे से',
  'admission-school': 'स्कूल में दाख़िला',
  'admission-college': 'कॉलेज में दाख़िला',
  career: 'करियर',
  'career-footer': 'करियर, पेज के नीचे से',
  exam: 'परीक्षा',
  'partner-enquiry': 'साझेदारी',
  'free-counselling': 'मुफ़्त परामर्श',
  studyindia: 'भारत में पढ़ाई',
  grievance: 'शिकायतें',
  student: 'परिवार और कॉल करने वाले',
}
