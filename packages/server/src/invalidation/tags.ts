/** Tables whose records have pages of their own, with the tag of one record and of their listings. */
const pages: Readonly<Record<string, { one: string; all: string }>> = {
  school: { one: 'school', all: 'schools' },
  college: { one: 'college', all: 'colleges' },
  exam: { one: 'exam', all: 'exams' },
  career: { one: 'career', all: 'careers' },
  article: { one: 'article', all: 'articles' },
}

/** The cache tags that a change of these records puts out of date. A look-up (a city's name, a board) shows nearly everywhere. */
export function cacheTagsFor(table: string, ids: readonly number[]): string[] | 'everything' {
  const page = pages[table]
  if (!page || ids.length > 100) return 'everything'
  return [page.all, ...ids.map((id) => `${page.one}:${id}`)]
}
