import type { Language } from './translate/language.ts'

type UnsubscribeText = Record<
  | 'footer'
  | 'ask'
  | 'askText'
  | 'stop'
  | 'stopped'
  | 'stoppedText'
  | 'undo'
  | 'resumed'
  | 'resumedText'
  | 'invalid'
  | 'invalidText'
  | 'address',
  string
>

type InstituteTexts = Pick<UnsubscribeText, 'footer' | 'ask' | 'askText' | 'stoppedText' | 'resumedText'>

/** What differs for news to people of an institute. */
const instituteTexts: Readonly<Record<Language, InstituteTexts>> = {
  en: {
    footer: 'You get this mail because you work for an institute on Pravesh. To stop these mails: {link}',
    ask: 'Stop news about your institute?',
    askText:
      'Families wait for your answers. You can also choose which news you get, or get them once a day: under My account.',
    stoppedText:
      'Nobody tells you by mail any more that a family wrote or applied. A mail that is already on its way may still arrive.',
    resumedText: 'We write to you when a family writes or applies, as you chose under My account.',
  },
  hi: {
    footer: 'आप प्रवेश पर किसी संस्थान के लिए काम करते हैं, इसलिए आपको यह मेल मिला है। ऐसे मेल बंद करने के लिए: {link}',
    ask: 'अपने संस्थान की ख़बरें बंद करें?',
    askText: 'परिवार आपके जवाब का इंतज़ार करते हैं। आप यह भी चुन सकते हैं कि कौन-सी ख़बरें मिलें, या दिन में एक बार मिलें: “मेरा खाता” में।',
    stoppedText:
      'अब मेल से आपको नहीं बताया जाएगा कि किसी परिवार ने लिखा या आवेदन किया। जो मेल भेजा जा चुका है, वह अब भी पहुँच सकता है।',
    resumedText: 'जब कोई परिवार लिखेगा या आवेदन करेगा, हम आपको लिखेंगे, जैसा आपने “मेरा खाता” में चुना है।',
  },
}

/** The line at the foot of mails that can be stopped, and the page behind its link, by purpose. Apart from the catalogues: no other page needs it. */
export const unsubscribeText = (language: Language, purpose: string): UnsubscribeText =>
  purpose === 'institute-notices' ? { ...texts[language], ...instituteTexts[language] } : texts[language]

const texts: Readonly<Record<Language, UnsubscribeText>> = {
  en: {
    footer: 'You get this mail because you asked Pravesh about studying in India. To stop these mails: {link}',
    ask: 'Stop mails about studying in India?',
    askText: 'Replies to your own questions, codes and receipts still reach you.',
    stop: 'Stop these mails',
    stopped: 'These mails are stopped',
    stoppedText:
      'A mail that is already on its way may still arrive. Replies to your own questions, codes and receipts still reach you.',
    undo: 'Get these mails again',
    resumed: 'You get these mails again',
    resumedText: 'We write to you when there is news about studying in India.',
    invalid: 'This link cannot be read',
    invalidText: 'It may have been cut off. Open it from the mail again, or copy it whole.',
    address: 'Address: {address}',
  },
  hi: {
    footer: 'आपने प्रवेश से भारत में पढ़ाई के बारे में पूछा था, इसलिए आपको यह मेल मिला है। ऐसे मेल बंद करने के लिए: {link}',
    ask: 'भारत में पढ़ाई के बारे में मेल बंद करें?',
    askText: 'आपके अपने सवालों के जवाब, कोड और रसीदें आपको मिलती रहेंगी।',
    stop: 'ये मेल बंद करें',
    stopped: 'ये मेल बंद कर दिए गए हैं',
    stoppedText: 'जो मेल भेजा जा चुका है, वह अब भी पहुँच सकता है। आपके अपने सवालों के जवाब, कोड और रसीदें आपको मिलती रहेंगी।',
    undo: 'ये मेल फिर से पाएँ',
    resumed: 'ये मेल आपको फिर से मिलेंगे',
    resumedText: 'भारत में पढ़ाई के बारे में नई जानकारी होने पर हम आपको लिखेंगे।',
    invalid: 'यह लिंक पढ़ा नहीं जा सका',
    invalidText: 'हो सकता है कि लिंक अधूरा हो। उसे मेल से फिर खोलें, या पूरा कॉपी करें।',
    address: 'पता: {address}',
  },
}
