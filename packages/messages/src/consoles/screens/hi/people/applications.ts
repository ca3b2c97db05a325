import type { applicationTexts as english } from '../../en/people/applications.ts'

export const applicationTexts: Record<keyof typeof english, string> = {
  appliesFor: 'किसके लिए आवेदन',
  expired: 'अवधि समाप्त',
  documentsAreListedNotOpened: 'दस्तावेज़ों की सिर्फ़ सूची है: उन्हें सिर्फ़ संस्थान पढ़ सकता है।',
  aMoveThatYouMake: 'यहाँ आप जो कदम उठाते हैं, वह संस्थान की ओर से होता है। इतिहास में आपका और प्रवेश का नाम रहता है।',
  repliesToTheInstitutesQuestions: 'संस्थान के सवालों के जवाब',
  notOpenedFor7Days: '7 दिन से नहीं खोला गया',
  schoolOrCollege: 'स्कूल या कॉलेज',
  submittedFrom: 'इस दिन से भेजे गए',
  submittedUntil: 'इस दिन तक भेजे गए',
}
