import { and, type SQL } from '../../db/drizzle.ts'
import type { Db } from '../../db/index.ts'
import { college } from '../../db/tables.ts'
import { idsOfPage } from '../../http/page.ts'
import { collegeCards } from '../../listing/cards/college.ts'
import { published } from '../../listing/published.ts'

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
