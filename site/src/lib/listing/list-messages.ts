import type { Language } from '@pravesh/messages'

const lists: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  hi: new Intl.ListFormat('hi', { type: 'conjunction' }),
}

/** Labels within a sentence: `Dates, pattern and NIRF rank`. */
export function listMessages(labels: readonly string[], language: Language): string {
  // A capitalised abbreviation is a name and stays unchanged.
  const small = (label: string) => (/^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1))
  const items = labels.map((label, index) => (index === 0 ? label : small(label)))
  return lists[language].format(items)
}
