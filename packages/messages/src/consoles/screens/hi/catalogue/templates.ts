import type { templateTexts as english } from '../../en/catalogue/templates.ts'

export const templateTexts: Record<keyof typeof english, string> = {
  theMail: 'मेल',
  insert: 'मान जोड़ें',
  insertOne: '{place} जोड़ें',
  whereTheyGo: 'दबाने पर वहीं जुड़ता है जहाँ आप लिख रहे हैं: विषय, पाठ या HTML में।',
  mustHave: 'पाठ में {places} होना ज़रूरी है।',
  useStandard: 'मूल पाठ लें',
  preview: 'उदाहरण के मानों के साथ झलक',
  chooseAMail: 'कोई मेल चुनें, तब दिखेगा कि वह कैसा पढ़ा जाएगा।',
  asPlainText: 'सादे पाठ में',
  sendATest: 'मुझे जाँच भेजें',
  sentTo: '{address} पर भेजा गया',
}
