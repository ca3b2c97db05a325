/** Texts of the administrators' lists of schools and colleges, by the English one. */
export const declaredOfInstituteLists: Readonly<Record<string, string>> = {
  Number: 'नंबर',
  Completeness: 'कितना पूरा है',
  'Has coordinates': 'नक़्शे पर जगह है',
  'Names a source': 'स्रोत बताया है',
  'Course category': 'कोर्स की श्रेणी',
  Class: 'कक्षा',
  Result: 'नतीजा',
  Progress: 'प्रगति',
}
