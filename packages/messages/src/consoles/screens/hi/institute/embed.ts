import type { embedTexts as english } from '../../en/institute/embed.ts'

export const embedTexts: Record<keyof typeof english, string> = {
  title: 'आपकी साइट के लिए कार्ड',
  intro:
    'अपनी साइट के पन्ने में जहाँ कार्ड चाहिए वहाँ ये पंक्तियाँ डालें। उसमें न स्क्रिप्ट है, न कुकी, न किसी पर नज़र; यहाँ का पन्ना बदलते ही वह भी बदलता है।',
  language: 'कार्ड की भाषा',
  preview: 'कार्ड',
  code: 'आपके पन्ने के लिए पंक्तियाँ',
  copy: 'कॉपी करें',
  close: 'बंद करें',
}
