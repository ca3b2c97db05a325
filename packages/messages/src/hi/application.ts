import type { applicationState as englishState, nextStep as englishStep } from '../en/application.ts'

export const applicationState: Record<keyof typeof englishState, string> = {
  draft: 'अधूरा है',
  payment_pending: 'फ़ीस की राह देख रहा है',
  submitted: 'जमा हो गया है',
  under_review: 'देखा जा रहा है',
  documents_requested: 'दस्तावेज़ों की राह देख रहा है',
  test: 'प्रवेश परीक्षा तक पहुँच गया है',
  interaction: 'बातचीत तक पहुँच गया है',
  shortlisted: 'चुनी हुई सूची में है',
  waitlisted: 'प्रतीक्षा सूची में है',
  offered: 'मान लिया गया है: सीट का प्रस्ताव आया है',
  accepted: 'स्वीकार हो चुका है',
  declined: 'बंद है: आपने सीट लेने से मना किया',
  expired: 'समय बीतने से बंद हो गया है',
  enrolled: 'पूरा हुआ: दाख़िला हो गया है',
  rejected: 'चुना नहीं गया',
  withdrawn: 'वापस ले लिया गया है',
}

export const nextStep: Record<keyof typeof englishStep, string> = {
  draft: 'फ़ॉर्म भरिए, फिर फ़ीस देकर जमा कीजिए',
  payment_pending: 'फ़ीस दीजिए: भुगतान पक्का होते ही आवेदन जमा हो जाता है',
  submitted: 'अभी कुछ नहीं: संस्थान इसे देखेगा',
  under_review: 'अभी कुछ नहीं: संस्थान इसे पढ़ रहा है',
  documents_requested: 'जो दस्तावेज़ संस्थान ने माँगे हैं, वे जोड़िए',
  test: 'बताए गए दिन प्रवेश परीक्षा के लिए आइए',
  interaction: 'बताए गए दिन बातचीत के लिए आइए',
  shortlisted: 'अभी कुछ नहीं: प्रस्तावों की सूची की राह देखिए',
  waitlisted: 'राह देखिए: जो सीटें छूटती हैं, वे प्रतीक्षा सूची को मिलती हैं',
  offered: 'आख़िरी दिन से पहले सीट लीजिए या मना कीजिए',
  accepted: 'संस्थान में दाख़िला पूरा कीजिए',
  declined: 'कुछ नहीं: आपने यह सीट लेने से मना किया',
  expired: 'संस्थान से पूछिए: जवाब देने का आख़िरी दिन बीत गया है',
  enrolled: 'कुछ नहीं: दाख़िला पूरा हो गया है',
  rejected: 'अपनी सूची के दूसरे संस्थान देखिए',
  withdrawn: 'कुछ नहीं: आपने यह आवेदन वापस ले लिया',
}
