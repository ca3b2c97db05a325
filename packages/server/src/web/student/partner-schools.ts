import type { Language } from '@pravesh/messages'
import { placeIn } from '@pravesh/messages/catalogue'
import { admittingNow, appliedToHere } from '../../catalogue/institute/facts/admitting.ts'
import { idsNamed } from '../../catalogue/search/named.ts'
import { and, asc, eq, ilike, or, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { today } from '../../platform/db/statements/today.ts'
import { city, school } from '../../platform/db/tables.ts'
import type { OwnQuery } from '../../platform/http/own-page.ts'
import { idFilter, likePattern, limitOffset, totalsOf } from '../../platform/http/page.ts'

/** Schools that take an application with its fee today (decision 024), by name, or those whose name or city holds the search or that the public search finds. */
export async function listPartnerSchools(db: Db, q: OwnQuery, language: Language) {
  const like = q.search ? likePattern(q.search) : undefined
  const named = await idsNamed(db, 'school', q.search)
  const where = and(
    eq(school.status, 'published'),
    appliedToHere('school', sql`${today()}::date`),
    idFilter(q, school.id),
    like
      ? or(ilike(school.name, like), ilike(city.name, like), named && sql`${school.id} = any (${named})`)
      : undefined,
  )
  const found = db
    .select({
      id: school.id,
      sid: school.id,
      name: school.name,
      url: school.url,
      place: city.name,
      logo: school.logo,
      admissionsOpen: sql<boolean>`${admittingNow('school')} = 'open'`,
      admitting: admittingNow('school'),
    })
    .from(school)
    .innerJoin(city, eq(city.id, school.city))
    .where(where)
  const rows = db.select({ id: school.id }).from(school).innerJoin(city, eq(city.id, school.city)).where(where)
  const { limit, offset } = limitOffset(q)
  const schools = await found.orderBy(asc(school.name), asc(school.id)).limit(limit).offset(offset)
  const data = schools.map((row) => ({ ...row, place: placeIn(row.place, language) }))
  return { data, ...(await totalsOf(db, rows)), page: q.page, limit }
}
