import type { home as english } from '../../en/institute/home.ts'

export const home: Record<keyof typeof english, string> = {
  today: 'आज पूछा गया',
  overdue: 'उत्तर देर से',
  open: 'खुली पूछताछ',
  completeness: 'पन्ना कितना पूरा है',
  percent: '{percent} % पूरा',
  next: 'अगला: {step}',
  complete: 'परिवार जो खोजते हैं, सब है',
  enquiries: '{count} के उत्तर बाक़ी, {overdue} में देर',
  newApplications: '{count} पढ़ने हैं',
  fees: 'शुल्क',
  faqs: 'सवाल-जवाब',
  awards: 'पुरस्कार',
  media: 'तस्वीरें',
}
