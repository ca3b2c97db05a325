import type { InstituteType, PublicPages } from '@pravesh/contract'

/** Pages that contain schools and colleges. Every page of one also lists them: a school's page has its neighbours. */
export const institutePages: Readonly<Record<InstituteType, PublicPages>> = {
  school: { one: 'school', lists: ['schools'] },
  college: { one: 'college', lists: ['colleges'] },
}

/** So many records are named one by one at most; beyond them everything is dropped. */
const maxIds = 100

/** The cache tags that a change of these records invalidates: none where they are on no public page. */
export function cacheTagsFor(pages: PublicPages, ids: readonly number[]): string[] | 'everything' {
  if (pages === 'nowhere' || ids.length === 0) return []
  if (pages === 'everywhere' || ids.length > maxIds) return 'everything'
  const { one: recordTag, lists } = pages
  return [...lists, ...(recordTag === undefined ? [] : ids.map((id) => `${recordTag}:${id}`))]
}
