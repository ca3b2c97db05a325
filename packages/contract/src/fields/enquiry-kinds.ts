/** Kinds of enquiry that the open API takes. A signed-in student's enquiry is of kind `student`. */
export const openEnquiryKinds = [
  'general',
  'footer-enquiry',
  'admission-school',
  'admission-college',
  'career',
  'career-footer',
  'exam',
  'partner-enquiry',
  'free-counselling',
  'studyindia',
  'grievance',
] as const
export const enquiryKinds = [...openEnquiryKinds, 'student'] as const
export type OpenEnquiryKind = (typeof openEnquiryKinds)[number]
export type EnquiryKind = (typeof enquiryKinds)[number]

/** Possible readers of a person's contact: our staff, an institute, or a college's own system that received it. */
export const contactReaders = ['admin', 'buyer', 'third-party'] as const

/** Page on which the holder of an account reports a change that was not theirs: mails that notify of a change lead there. */
export const accountReportPath = '/enquiry/general?topic=account'
