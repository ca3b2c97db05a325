import type { home as english } from '../../en/institute/home.ts'

export const home: Record<keyof typeof english, string> = {
  completeness: 'पन्ना कितना पूरा है',
  percent: '{percent} % पूरा',
  next: 'अगला: {step}',
  complete: 'परिवार जो खोजते हैं, सब है',
  fees: 'शुल्क',
  faqs: 'सवाल-जवाब',
  awards: 'पुरस्कार',
  media: 'तस्वीरें',
}
