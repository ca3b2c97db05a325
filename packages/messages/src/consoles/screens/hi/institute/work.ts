import type { workTexts as english } from '../../en/institute/work.ts'

export const workTexts: Record<keyof typeof english, string> = {
  title: 'क्या बाक़ी है',
  overdue: 'उत्तर देर से',
  dueSoon: '12 घंटों के अंदर देने हैं',
  lapsing: '7 दिनों में ख़त्म होने वाले प्रस्ताव',
  toDecide: 'फ़ैसले के लिए आवेदन',
  today: 'आज पूछा गया',
  open: 'उत्तर बाक़ी',
  nothing: 'कुछ बाक़ी नहीं। नई पूछताछ और आवेदन यहाँ दिखेंगे।',
  oldest: 'सबसे पुराना {when}',
  firstDue: 'पहले का समय {when}',
  firstEnd: 'पहला ख़त्म होगा {when}',
}
