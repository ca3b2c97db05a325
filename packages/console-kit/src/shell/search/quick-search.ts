import type { Client } from '@pravesh/client'
import { discoveryEndpoints, type Hit, type SearchKind, screenPath } from '@pravesh/contract'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import type { Translations } from '../../language/translations.ts'
import type { AddLabel, NavigationGroup } from '../../page/navigation.ts'

/** One thing that quick search can go to. */
export type Target = { group: TargetGroup; label: string; detail?: string; to: string }

const groupOf = {
  school: 'console.schools',
  college: 'console.colleges',
  exam: 'console.exams',
  course: 'console.groupCourses',
  career: 'console.groupCareers',
  article: 'console.groupArticles',
} as const satisfies Record<SearchKind, ConsoleKey>

/** The groups of results, in their order. */
export const targetGroups = ['console.groupDo', 'console.groupPages', ...Object.values(groupOf)] as const
type TargetGroup = (typeof targetGroups)[number]

const targetOf = ({ kind, id, name, place }: Hit): Target => ({
  group: groupOf[kind],
  label: name,
  detail: place,
  to: screenPath(kind, id),
})

/** Pages of the console whose name holds every word. */
export function pagesMatching(
  groups: readonly NavigationGroup[],
  input: string,
  { text, translate, word }: Pick<Translations, 'text' | 'translate' | 'word'>,
): Target[] {
  const searchTerms = input.toLowerCase().split(/\s+/).filter(Boolean)
  const matchesTerms = (label: string) => searchTerms.every((word) => label.toLowerCase().includes(word))
  const adding = (label: AddLabel) =>
    typeof label === 'string' ? word(label) : text('console.addOne', { what: translate(label.add).toLowerCase() })
  return groups.flatMap((group) =>
    group.items.flatMap(({ label: labelKey, to, add }): Target[] => {
      const [label, detail, addLabel] = [word(labelKey), word(group.label), add && adding(add.label)]
      return [
        ...(matchesTerms(`${detail} ${label}`) ? [{ group: 'console.groupPages' as const, label, detail, to }] : []),
        ...(add && addLabel && searchTerms.length > 0 && matchesTerms(addLabel)
          ? [{ group: 'console.groupDo' as const, label: addLabel, to: add.to }]
          : []),
      ]
    }),
  )
}

/** Published institutes, exams, courses, careers and articles that match, with typos forgiven. Two letters are required. */
export async function recordsMatching(client: Client, input: string, signal: AbortSignal): Promise<Target[]> {
  if (input.trim().length < 2) return []
  const { data } = await client.call(discoveryEndpoints.findAll, { query: { search: input } }, { signal })
  return data.map(targetOf)
}
