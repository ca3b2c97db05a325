import type { Language } from '@pravesh/messages'

const unitNames = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
/** As India groups them. */
const groups = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

function spellNumber(number: number): string {
  if (number < 20) return unitNames[number] ?? ''
  if (number < 100) return [tens[Math.floor(number / 10)], unitNames[number % 10]].filter(Boolean).join('-')
  const [size, name] = groups.find(([min]) => number >= min) ?? [100, 'hundred']
  const rest = number % size
  const head = `${spellNumber(Math.floor(number / size))} ${name}`
  if (rest === 0) return head
  return `${head} ${rest < 100 ? 'and ' : ''}${spellNumber(rest)}`
}

const hindiNames =
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(
    ' ',
  )
const hindiGroups: Readonly<Record<string, string>> = { crore: 'करोड़', lakh: 'लाख', thousand: 'हज़ार', hundred: 'सौ' }

function spellHindi(number: number): string {
  const [size, name] = groups.find(([min]) => number >= min) ?? []
  if (size === undefined || name === undefined) return hindiNames[number] ?? ''
  const head = `${spellHindi(Math.floor(number / size))} ${hindiGroups[name]}`
  return number % size === 0 ? head : `${head} ${spellHindi(number % size)}`
}

function spellHindiRupees(rupees: number, paise: number): string {
  const parts = [
    ...(rupees > 0 || paise === 0 ? [`${spellHindi(rupees)} ${rupees === 1 ? 'रुपया' : 'रुपये'}`] : []),
    ...(paise > 0 ? [`${spellHindi(paise)} ${paise === 1 ? 'पैसा' : 'पैसे'}`] : []),
  ]
  return `${parts.join(' ')} मात्र`
}

/** A sum in paise as it is written out on a receipt: `Three hundred and thirty-one rupees only`, `तीन सौ इकतीस रुपये मात्र`. */
export function spellRupees(paise: number, language: Language = 'en'): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  if (language === 'hi') return spellHindiRupees(rupees, rest)
  const parts = [
    ...(rupees > 0 || rest === 0 ? [`${spellNumber(rupees) || 'zero'} ${rupees === 1 ? 'rupee' : 'rupees'}`] : []),
    ...(rest > 0 ? [`${spellNumber(rest)} paise`] : []),
  ]
  const text = `${parts.join(' and ')} only`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
