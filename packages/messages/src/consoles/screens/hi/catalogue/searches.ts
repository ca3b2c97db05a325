import type { searchTexts as english } from '../../en/catalogue/searches.ts'

export const searchTexts: Record<keyof typeof english, string> = {
  makeASynonym: 'पर्याय बनाएँ',
  notUnderstood: 'समझ में नहीं आया',
  readAsAName: 'नाम के रूप में पढ़ा गया',
  namesFound: 'मिले नाम',
  whatWasTyped: 'क्या लिखा गया',
  demo: 'नमूना',
  howOften: 'कितनी बार',
  foundNothing: 'कुछ नहीं मिला',
  ledTo: 'क्या दिखा',
  lastSearched: 'आख़िरी बार',
  whichSearches: 'कौन-सी खोजें',
  mostSearched: 'सबसे ज़्यादा खोजा गया',
  tryIt: 'आज़माएँ',
  howSearchReadsAText: 'सहेजे गए पर्यायों के साथ खोज अभी किसी वाक्य को कैसे पढ़ती है',
  whatSomebodyMightType: 'कोई क्या लिख सकता है',
  periodInDays: 'अवधि, दिनों में',
}
