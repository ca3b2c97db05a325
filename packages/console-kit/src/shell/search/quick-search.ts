import type { Translations } from '../../language/translations.ts'
import type { AddLabel, NavigationGroup } from '../../page/navigation.ts'
import type { RecordSearch, Target } from '../../page/record-search.ts'

/** Pages of the console whose name holds every word, after the forms that add a record to one of them. */
export function pagesMatching(
  groups: readonly NavigationGroup[],
  input: string,
  { text, translate, word }: Pick<Translations, 'text' | 'translate' | 'word'>,
): Target[] {
  const searchTerms = input.toLowerCase().split(/\s+/).filter(Boolean)
  const matchesTerms = (label: string) => searchTerms.every((word) => label.toLowerCase().includes(word))
  const adding = (label: AddLabel) =>
    typeof label === 'string' ? word(label) : text('console.addOne', { what: translate(label.add).toLowerCase() })
  const items = groups.flatMap((group) => group.items.map((item) => ({ ...item, detail: word(group.label) })))
  const forms = items.flatMap(({ add }): Target[] => {
    const label = add && adding(add.label)
    return label && searchTerms.length > 0 && matchesTerms(label)
      ? [{ group: 'console.groupDo', label, to: add.to }]
      : []
  })
  const pages = items.flatMap(({ label: labelKey, detail, to }): Target[] => {
    const label = word(labelKey)
    return matchesTerms(`${detail} ${label}`) ? [{ group: 'console.groupPages', label, detail, to }] : []
  })
  return [...forms, ...pages]
}

/** Texts from this length on are searched for. */
const minimalLength = 2

/** Results of all searches in their order, and whether one of them failed: what the others found remains. */
export async function recordsMatching(searches: readonly RecordSearch[], input: string, signal: AbortSignal) {
  const search = input.trim()
  if (search.length < minimalLength) return { targets: [], failed: false }
  const results = await Promise.allSettled(searches.map(({ find }) => find(search, signal)))
  return {
    targets: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    failed: results.some(({ status }) => status === 'rejected'),
  }
}
