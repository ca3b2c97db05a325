import {
  ApiError,
  type DrawSummary,
  drawFormat,
  type FamilyDraw,
  type InstituteType,
  type OwnDraw,
  type OwnDrawDetails,
  type PublicDraw,
} from '@pravesh/contract'
import type { Institute } from '../../catalogue/institute/institute.ts'
import type { Config } from '../../platform/config/config.ts'
import { and, asc, desc, eq, getTableColumns, ilike, isNull, or, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { application, draw, drawEntry, studentAccount } from '../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../platform/http/page.ts'
import { courseSummaries } from '../admission/form/course.ts'
import { entriesOf } from './lots.ts'
import { orderOf } from './protocol.ts'
import { type Draw, stateOf, summaryOfDraw, taking } from './rows.ts'

const ruleOf = ({ name, class: grade, course, session, quota, seats, numberRule, closesAt, drawsAt }: Draw) => ({
  ...{ name, class: grade, course, session, quota, seats, numberRule, closesAt, drawsAt },
})
const courseNamesOf = async (db: Db, rows: readonly Draw[]) => {
  const courseOf = await courseSummaries(
    db,
    rows.map(({ course }) => ({ course, specialization: null })),
  )
  return ({ course }: Draw) => courseOf({ course, specialization: null }).courseName
}

/** A published institute by name and slug; undefined where there is none. */
async function publishedInstituteOf(db: Db, type: InstituteType, id: number) {
  const { name, url, status, id: key } = instituteTables[type]
  const [found] = await db
    .select({ name, url })
    .from(instituteTables[type])
    .where(and(eq(key, id), eq(status, 'published')))
  return found && { type, id, ...found }
}

/** All of a draw that is public. NOT_FOUND where there is none, or its institute is not published. */
export async function readPublicDraw(db: Db, { mode }: Pick<Config, 'mode'>, id: number): Promise<PublicDraw> {
  const [row] = await db.select().from(draw).where(eq(draw.id, id))
  if (!row) throw new ApiError('NOT_FOUND')
  const institute = await publishedInstituteOf(db, row.instituteType, row.instituteId)
  if (!institute) throw new ApiError('NOT_FOUND')
  const entries = row.closedAt === null ? [] : await entriesOf(db, id)
  const { cancelledAt, cancelReason, closedAt, listSha256, drawnAt, secret, publicNumber, seed } = row
  return {
    ...{ format: drawFormat, demo: mode === 'demo', id, institute },
    ...ruleOf(row),
    courseName: (await courseNamesOf(db, [row]))(row),
    announcedAt: row.announcedAt,
    commitment: row.commitment,
    cancelled: cancelledAt === null || cancelReason === null ? null : { at: cancelledAt, reason: cancelReason },
    list: closedAt === null || listSha256 === null ? null : { closedAt, sha256: listSha256, entries },
    result:
      drawnAt === null || secret === null || publicNumber === null || seed === null
        ? null
        : { drawnAt, secret, number: publicNumber, seed, order: orderOf(seed, entries) },
  }
}

const mostDraws = 20
/** The latest draws of a published institute. */
export async function listPublicDraws(db: Db, type: InstituteType, id: number): Promise<DrawSummary[]> {
  const own = and(eq(draw.instituteType, type), eq(draw.instituteId, id))
  const rows = await db.select().from(draw).where(own).orderBy(desc(draw.id)).limit(mostDraws)
  if (rows.length === 0 || !(await publishedInstituteOf(db, type, id))) return []
  return rows.map(summaryOfDraw)
}

// Spelled out: a draw whose list is closed counts its lines.
const lines = sql<number>`(select count(*)::int from draw_entry e where e.draw = draw.id)`

async function ownRows(db: Db, rows: readonly (Draw & { lines: number })[]): Promise<OwnDraw[]> {
  const courseOf = await courseNamesOf(db, rows)
  return Promise.all(
    rows.map(async (row) => ({
      ...summaryOfDraw(row),
      ...ruleOf(row),
      courseName: courseOf(row),
      announcedAt: row.announcedAt,
      applications: stateOf(row) === 'announced' ? await db.$count(application, taking(row)) : row.lines,
      commitment: row.commitment,
      cancelReason: row.cancelReason,
      number: row.publicNumber,
    })),
  )
}
const selected = (db: Db) => db.select({ ...getTableColumns(draw), lines }).from(draw)

/** A page of an institute's draws. */
export async function listOwnDraws(db: Db, { type, id }: Institute, q: PageQuery<'id'>) {
  const where = and(
    eq(draw.instituteType, type),
    eq(draw.instituteId, id),
    idFilter(q, draw.id),
    q.search ? ilike(draw.name, likePattern(q.search)) : undefined,
  )
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: newestOrder(q, draw),
    where,
    from: (keys) => db.select(keys).from(draw),
  })
  const rows = inOrder(ids, await selected(db).where(anyOf(draw.id, ids)))
  return { data: await ownRows(db, rows), ...totals, ...page }
}

/** A draw as its institute reads it, without the applications. NOT_FOUND for another's. */
export async function readOwnDraw(db: Db, { type, id: instituteId }: Institute, id: number): Promise<OwnDraw> {
  const own = and(eq(draw.id, id), eq(draw.instituteType, type), eq(draw.instituteId, instituteId))
  const [row] = await ownRows(db, await selected(db).where(own))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** A draw with the applications of its list, by their places, before the draw by their numbers. NOT_FOUND for another's. */
export async function readOwnDetails(db: Db, institute: Institute, id: number): Promise<OwnDrawDetails> {
  const row = await readOwnDraw(db, institute, id)
  const applicant = sql<string>`coalesce(${application.sent}->>'applicant', ${studentAccount.name}, '')`
  const places = await db
    .select({ place: drawEntry.place, application: application.id, applicant, status: application.status })
    .from(drawEntry)
    .innerJoin(application, eq(application.id, drawEntry.application))
    .innerJoin(studentAccount, eq(studentAccount.id, application.account))
    .where(eq(drawEntry.draw, id))
    .orderBy(asc(drawEntry.place), asc(application.id))
  return { ...row, places }
}

/** Draws that a family's application takes part in, the latest first. NOT_FOUND for another family's application. */
export async function listFamilyDraws(db: Db, account: number, id: number): Promise<FamilyDraw[]> {
  const [own] = await db
    .select()
    .from(application)
    .where(and(eq(application.id, id), eq(application.account, account)))
  if (!own) throw new ApiError('NOT_FOUND')
  const ofInstitute = and(eq(draw.instituteType, own.instituteType), eq(draw.instituteId, own.instituteId))
  const rows = await db
    .select({ row: draw, ticket: drawEntry.ticket, place: drawEntry.place, listed: lines })
    .from(draw)
    .leftJoin(drawEntry, and(eq(drawEntry.draw, draw.id), eq(drawEntry.application, id)))
    .where(
      and(ofInstitute, or(sql`${drawEntry.ticket} is not null`, and(isNull(draw.closedAt), isNull(draw.cancelledAt)))),
    )
    .orderBy(desc(draw.id))
    .limit(mostDraws)
  const found: FamilyDraw[] = []
  for (const { row, ticket, place, listed } of rows) {
    const takesPart = ticket !== null || (await db.$count(application, and(eq(application.id, id), taking(row)))) > 0
    if (takesPart) found.push({ ...summaryOfDraw(row), seats: row.seats, ticket, place, listed })
  }
  return found
}
