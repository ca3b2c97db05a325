const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const ordinal = (number: number) => `${number}${{ 1: 'st', 2: 'nd', 3: 'rd' }[number] ?? 'th'}`
const classPrefixes = ['', 'Class', 'Grade', 'Std', 'Standard', 'कक्षा']

const nurseries: Readonly<Record<number, readonly string[]>> = {
  [-2]: ['Nursery', 'Nur', 'नर्सरी'],
  [-1]: ['LKG', 'KG 1', 'KG I', 'Lower KG', 'एलकेजी'],
  0: ['UKG', 'KG 2', 'KG II', 'Upper KG', 'यूकेजी'],
}
/** Terms of a class in sheets of fees: `Class 5`, `V`, `5th`, `कक्षा 5`. */
export function classTerms(number: number): readonly string[] {
  const nursery = nurseries[number]
  if (nursery) return nursery
  const numerals = [String(number), roman[number - 1] ?? '', ordinal(number)]
  return classPrefixes.flatMap((prefix) => numerals.map((numeral) => `${prefix} ${numeral}`))
}

/** Terms of the periods of tuition. */
export const periodTerms = {
  month: ['Month', 'Monthly', 'Per month', 'p.m.', 'महीना', 'मासिक', 'प्रति माह'],
  quarter: ['Quarter', 'Quarterly', 'Per quarter', 'तिमाही', 'त्रैमासिक'],
  year: ['Year', 'Yearly', 'Annual', 'Annually', 'Per year', 'Per annum', 'p.a.', 'साल', 'वार्षिक', 'सालाना'],
} as const

/** Headings of the columns in sheets of fees. */
export const columnTerms = {
  class: ['Class', 'Classes', 'Grade', 'Std', 'Standard', 'कक्षा'],
  tuition: ['Tuition', 'Tuition fee', 'Tuition fees', 'शिक्षण शुल्क'],
  tuitionPeriod: ['Paid each', 'Period', 'Frequency', 'हर', 'अवधि'],
  registration: ['Registration', 'Registration fee', 'पंजीकरण', 'पंजीकरण शुल्क'],
  admission: ['Admission', 'Admission fee', 'प्रवेश', 'प्रवेश शुल्क'],
  caution: ['Caution', 'Caution money', 'Caution deposit', 'Security deposit', 'Caution (returned)', 'जमानत (लौटती है)'],
  annual: ['Annual', 'Annual fee', 'Annual charges', 'वार्षिक', 'वार्षिक शुल्क'],
  development: ['Development', 'Development fee', 'Development charges', 'विकास', 'विकास शुल्क'],
  exam: ['Exam', 'Exams', 'Exam fee', 'Examination fee', 'परीक्षा', 'परीक्षा शुल्क'],
} as const
