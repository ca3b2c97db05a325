import type { details as english } from '../../en/institute/details.ts'

export const details: Record<keyof typeof english, string> = {
  one: 'संस्थान का पन्ना',
  intro: 'नाम, जगह, मालिक और मान्यताएँ हमारी मंज़ूरी के बाद बदलती हैं। बाक़ी सब सहेजते ही परिवारों को दिखता है।',
  waiting: 'अभी मंज़ूर नहीं',
  waitingIntro: 'मंज़ूरी मिलने तक परिवारों को पहले वाली बात ही दिखती है।',
  since: '{date} से मंज़ूरी का इंतज़ार',
  value: '{label}: {value}',
  removed: 'हटाया गया',
  saved: 'सहेजा गया। मंज़ूरी का इंतज़ार: {fields}',
}
