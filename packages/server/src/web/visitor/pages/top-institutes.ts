import { collegeCards } from '../../../catalogue/listing/cards/college.ts'
import { published } from '../../../catalogue/listing/query/published.ts'
import { and, type SQL } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { college } from '../../../platform/db/tables.ts'
import { idsOfPage } from '../../../platform/http/page.ts'

const maxColleges = 12
const order = { by: college.popularity, id: college.id, direction: 'desc' } as const

/**
 * Cards of the best known colleges of which something holds. Few may be, or most of all: they are counted before they are chosen, because no
 * plan made once would serve both.
 */
export async function topInstitutes(db: Db, condition: SQL) {
  const { ids } = await idsOfPage(
    db,
    { page: 1, limit: maxColleges },
    { order, where: and(condition, published(college)), from: (keys) => db.select(keys).from(college) },
  )
  return collegeCards(db, ids)
}
