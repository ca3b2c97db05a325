/** Kinds of enquiries, by their names on the wire. */
export const enquiryKind = {
  general: 'General',
  'footer-enquiry': 'From the footer',
  'admission-school': 'Admission to school',
  'admission-college': 'Admission to college',
  career: 'Careers',
  'career-footer': 'Careers, from the footer',
  exam: 'Exams',
  'partner-enquiry': 'Partnership',
  'free-counselling': 'Free counselling',
  studyindia: 'Study in India',
  grievance: 'Grievances',
  student: 'Families and callers',
} as const
