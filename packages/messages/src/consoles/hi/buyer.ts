import type { buyer as english } from '../en/buyer.ts'

export const buyer: Record<keyof typeof english, string> = {
  signInTitle: 'संस्थानों के लिए साइन इन',
  intro: 'स्कूलों और कॉलेजों के लिए: पूछताछ के उत्तर दें, आवेदन पढ़कर फ़ैसला करें, और अपना पन्ना, फ़ीस, पुरस्कार और सवाल-जवाब ताज़ा रखें।',
  notYet: 'अभी हमारे साथ नहीं?',
  listYours: 'अपना संस्थान जोड़ें',
  closedTitle: 'यहाँ संस्थानों का साइन इन नहीं है',
  closedText: 'यह सर्वर संस्थानों को नहीं लेता। आपका ब्योरा रखा नहीं गया।',
  instituteType: 'संस्थान का प्रकार',
  enterEmail: 'अपने संस्थान के खाते का ई-मेल लिखें',
  atLeastTen: 'कम से कम 10 अक्षर',
  temporary: 'अस्थायी पासवर्ड एक बार चलता है: अपना पासवर्ड चुनें',
  wentWrong: 'कुछ गड़बड़ हो गई। फिर कोशिश करें',
  institute: 'संस्थान',
  institutes: 'संस्थान',
  allInstitutes: 'सभी संस्थान',
  admission: 'दाख़िला',
  families: 'परिवार',
  page: 'पन्ना',
}
