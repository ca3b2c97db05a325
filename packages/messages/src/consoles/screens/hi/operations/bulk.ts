import type { bulkTexts as english } from '../../en/operations/bulk.ts'

export const bulkTexts: Record<keyof typeof english, string> = {
  doneOfCount: '{count} में से {done}',
  doneDoneOfCount: 'हो गए: {count} में से {done}',
  nothingToDoCount: 'कुछ नहीं करना था: {count}',
  failedCountTheyStaySelected: 'नहीं हो सके: {count}। वे चुने हुए रहेंगे।',
  progress: 'प्रगति',
  result: 'नतीजा',
  tryTheFailedAgain: 'जो नहीं हुए, उन्हें फिर आज़माएँ',
  nothingToDoItIs: 'कुछ नहीं करना था: पहले से ऐसा ही है',
  done: 'पूरा',
  resultForEach: 'हर एक का नतीजा',
  waiting: 'बाक़ी',
  notTried: 'कोशिश नहीं हुई',
  doneAll: '{done} हो गए',
  doneAndFailed: '{done} हो गए, {failed} नहीं हो सके',
  atMost: 'एक बार में ज़्यादा से ज़्यादा {count}: कम चुनें',
}
