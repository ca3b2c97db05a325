import type { InstituteType, Shown } from '@pravesh/contract'

/** Where schools and colleges are seen. What shows one also lists them: a school's page has its neighbours. */
export const institutesShown: Readonly<Record<InstituteType, Shown>> = {
  school: { one: 'school', lists: ['schools'] },
  college: { one: 'college', lists: ['colleges'] },
}

/** So many records are named one by one at most; beyond them everything is dropped. */
const most = 100

/** The cache tags that a change of these records puts out of date: none where nobody sees them. */
export function cacheTagsFor(shown: Shown, ids: readonly number[]): string[] | 'everything' {
  if (shown === 'nowhere' || ids.length === 0) return []
  if (shown === 'everywhere' || ids.length > most) return 'everything'
  const { one, lists } = shown
  return [...lists, ...(one === undefined ? [] : ids.map((id) => `${one}:${id}`))]
}
