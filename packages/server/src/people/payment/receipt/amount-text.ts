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

/** A sum in paise as it is written out on a receipt: `Three hundred and thirty-one rupees only`. */
export function spellRupees(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  const parts = [
    ...(rupees > 0 || rest === 0 ? [`${spellNumber(rupees) || 'zero'} ${rupees === 1 ? 'rupee' : 'rupees'}`] : []),
    ...(rest > 0 ? [`${spellNumber(rest)} paise`] : []),
  ]
  const text = `${parts.join(' and ')} only`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
