import { type ArticleCard, isNotFound, type Reader } from '@pravesh/contract'

/** Number of articles at the end of a page. */
const limit = 3

/** Articles for the end of a page: of a category first, whose slug staff may have changed, then the newest. */
export async function readGuides(reader: Reader, category: string): Promise<ArticleCard[]> {
  try {
    return (await reader.relatedArticles({ category, limit })).data
  } catch (error) {
    if (!isNotFound(error)) throw error
    return (await reader.relatedArticles({ limit })).data
  }
}
