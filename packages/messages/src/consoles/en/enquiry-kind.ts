/** Kinds of enquiries, by their names on the wire. */
export const enquiryKind = {
  general: 'Question',
  'footer-enquiry': 'Question from the footer',
  'admission-school': 'Admission to school',
  'admission-college': 'Admission to college',
  career: 'Career',
  'career-footer': 'Career',
  exam: 'Examination',
  'partner-enquiry': 'Partnership',
  'free-counselling': 'Free counselling',
  studyindia: 'Study in India',
  student: 'Question of a signed-in family',
} as const
