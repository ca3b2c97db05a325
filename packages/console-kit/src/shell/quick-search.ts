import type { Client } from '@pravesh/client'
import { discoveryEndpoints, type Hit, type SearchKind, screenPath } from '@pravesh/contract'
import type { NavigationGroup } from './navigation.ts'

/** One thing that quick search can go to. */
export type Target = { group: string; label: string; detail?: string; to: string }

const groups: Record<SearchKind, string> = {
  school: 'Schools',
  college: 'Colleges',
  exam: 'Exams',
  course: 'Courses',
}

const targetOf = ({ kind, id, name, place }: Hit): Target => ({
  group: groups[kind],
  label: name,
  detail: place,
  to: screenPath(kind, id),
})

/** Pages of the console whose name holds every word. */
export function pagesMatching(groups: readonly NavigationGroup[], words: string): Target[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (label: string) => wanted.every((word) => label.toLowerCase().includes(word))
  return groups.flatMap((group) =>
    group.items.flatMap(({ label, to, add }) => [
      ...(holds(`${group.label} ${label}`) ? [{ group: 'Pages', label, detail: group.label, to }] : []),
      ...(add && wanted.length > 0 && holds(add.label) ? [{ group: 'Do', label: add.label, to: add.to }] : []),
    ]),
  )
}

/** Published institutes, exams and courses that match, with typos forgiven. Two letters are asked for. */
export async function recordsMatching(client: Client, words: string, signal: AbortSignal): Promise<Target[]> {
  if (words.trim().length < 2) return []
  const { data } = await client.call(discoveryEndpoints.findAll, { query: { search: words } }, { signal })
  return data.map(targetOf)
}
