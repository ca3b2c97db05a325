import type { refundRule } from '../../platform/db/tables.ts'

type Rule = typeof refundRule.$inferInsert

const policy2024 = {
  name: 'UGC policy of 12 June 2024 for 2024-25, as reported by Deccan Herald',
  url: 'https://www.deccanherald.com/education/ugc-asks-universities-to-refund-fees-to-students-who-cancelled-their-admission-3066020',
  asOf: '2024-06-12',
  tier: 'reported',
} as const
const notification2018 = {
  name: 'UGC notification of October 2018, as reported by NDTV',
  url: 'https://www.ndtv.com/education/ugc-releases-fee-refund-guideline-100-fee-refund-for-admission-withdrawal-1942061',
  asOf: '2018-10',
  tier: 'reported',
} as const
const college2024 = { appliesTo: 'college', academicYear: '2024-25', refundPercent: 100, source: policy2024 } as const
const college2018 = { appliesTo: 'college', source: notification2018 } as const

/**
 * Rules of the UGC for colleges. Of schools there is no rule for the whole country. The last date of admission itself is neither before
 * nor after: it has the step of the days before it.
 */
export const refundRules: Rule[] = [
  {
    ...college2024,
    name: 'UGC 2024-25, step 1: full refund',
    untilDate: '2024-09-30',
    clause: 'The whole fee, for admissions of 2024-25 that are cancelled until 30 September 2024.',
    clauseLocal: '2024-25 का दाख़िला 30 सितंबर 2024 तक रद्द करने पर पूरी फ़ीस।',
  },
  {
    ...college2024,
    name: 'UGC 2024-25, step 2: ₹1,000 deducted at most',
    fromDate: '2024-10-01',
    untilDate: '2024-10-31',
    deductionMax: 1000,
    clause:
      'The whole fee less ₹1,000 at most for processing, for admissions of 2024-25 that are cancelled until 31 October 2024.',
    clauseLocal: '2024-25 का दाख़िला 31 अक्टूबर 2024 तक रद्द करने पर पूरी फ़ीस, प्रक्रिया के ज़्यादा से ज़्यादा ₹1,000 काटकर।',
  },
  {
    ...college2018,
    name: 'UGC 2018, step 1: 100%',
    untilDay: -15,
    refundPercent: 100,
    deductionPercent: 5,
    deductionMax: 5000,
    clause:
      'All fees, 15 days or more before the formally notified last date of admission. For processing, 5% of the paid fees may be deducted, ₹5,000 at most.',
    clauseLocal:
      'दाख़िले की औपचारिक रूप से घोषित आख़िरी तारीख़ से 15 या ज़्यादा दिन पहले: पूरी फ़ीस। प्रक्रिया के लिए दी गई फ़ीस का 5% काटा जा सकता है, ज़्यादा से ज़्यादा ₹5,000।',
  },
  {
    ...college2018,
    name: 'UGC 2018, step 2: 90%',
    fromDay: -14,
    untilDay: 0,
    refundPercent: 90,
    clause: '90% of the fees, less than 15 days before the formally notified last date of admission.',
    clauseLocal: 'दाख़िले की औपचारिक रूप से घोषित आख़िरी तारीख़ से 15 दिन से कम पहले: फ़ीस का 90%।',
  },
  {
    ...college2018,
    name: 'UGC 2018, step 3: 80%',
    fromDay: 1,
    untilDay: 15,
    refundPercent: 80,
    clause: '80% of the fees, 15 days or less after the formally notified last date of admission.',
    clauseLocal: 'दाख़िले की औपचारिक रूप से घोषित आख़िरी तारीख़ के बाद 15 दिन तक: फ़ीस का 80%।',
  },
  {
    ...college2018,
    name: 'UGC 2018, step 4: 50%',
    fromDay: 16,
    untilDay: 30,
    refundPercent: 50,
    clause: '50% of the fees, more than 15 and up to 30 days after the formally notified last date of admission.',
    clauseLocal: 'दाख़िले की औपचारिक रूप से घोषित आख़िरी तारीख़ के 15 दिन बाद से 30 दिन तक: फ़ीस का 50%।',
  },
  {
    ...college2018,
    name: 'UGC 2018, step 5: nothing',
    fromDay: 31,
    refundPercent: 0,
    clause: 'Nothing, more than 30 days after the formally notified last date of admission.',
    clauseLocal: 'दाख़िले की औपचारिक रूप से घोषित आख़िरी तारीख़ के 30 दिन बाद: कुछ नहीं।',
  },
]
