import { catalogue, type OpenDataKind, publicRecord } from '@pravesh/contract'
import { courseCards } from '../../catalogue/listing/cards/course.ts'
import { examCards } from '../../catalogue/listing/cards/exam.ts'
import { articleCards, careerCards } from '../../catalogue/listing/cards/reading.ts'
import { published } from '../../catalogue/listing/query/published.ts'
import { and, asc, gt } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { article, career, course, exam } from '../../platform/db/tables.ts'
import { careerFacts } from '../visitor/pages/career.ts'
import { collegeFactsAfter } from '../visitor/pages/college.ts'
import { examFacts } from '../visitor/pages/exam.ts'
import { schoolFactsAfter } from '../visitor/pages/school.ts'
import { fieldsOf } from './fields.ts'

type PublicRecord = { id: number }
/** Public records of a kind behind an id, by id, as their pages have them. */
type ReadAfter = (
  db: Db,
  after: number,
  limit: number,
) => Promise<{ last: number; records: PublicRecord[] } | undefined>

/** Rows with their cards. A record that was taken down between the two statements is left out. */
function withCards<Row extends PublicRecord>(
  rows: readonly Row[],
  cards: readonly PublicRecord[],
  facts: (row: Row) => object,
) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return cards.flatMap((card) => {
    const row = byId.get(card.id)
    return row ? [{ ...card, ...facts(row) }] : []
  })
}
const page = (records: PublicRecord[], rows: readonly PublicRecord[] = records) => {
  const last = rows.at(-1)
  return last && { last: last.id, records }
}
const idsOf = (rows: readonly PublicRecord[]) => rows.map(({ id }) => id)

const readers: Readonly<Record<OpenDataKind, ReadAfter>> = {
  school: async (db, after, limit) => page(await schoolFactsAfter(db, after, limit)),
  college: async (db, after, limit) => page(await collegeFactsAfter(db, after, limit)),
  async exam(db, after, limit) {
    const rows = await db
      .select()
      .from(exam)
      .where(and(gt(exam.id, after), published(exam)))
      .orderBy(asc(exam.id))
      .limit(limit)
    const cards = await examCards(db, idsOf(rows))
    return page(
      withCards(rows, cards, (row) => examFacts(publicRecord(catalogue.examList, row))),
      rows,
    )
  },
  async career(db, after, limit) {
    const rows = await db
      .select()
      .from(career)
      .where(and(gt(career.id, after), published(career)))
      .orderBy(asc(career.id))
      .limit(limit)
    const cards = await careerCards(db, idsOf(rows))
    return page(
      withCards(rows, cards, (row) => careerFacts(publicRecord(catalogue.career, row))),
      rows,
    )
  },
  async course(db, after, limit) {
    const { id, about, aboutLocal } = course
    const rows = await db
      .select({ id, about, aboutLocal })
      .from(course)
      .where(gt(id, after))
      .orderBy(asc(id))
      .limit(limit)
    return page(
      withCards(rows, await courseCards(db, idsOf(rows)), (row) => row),
      rows,
    )
  },
  async article(db, after, limit) {
    const { id, tags, tagsLocal, updatedAt } = article
    const rows = await db
      .select({ id, tags, tagsLocal, updatedAt })
      .from(article)
      .where(and(gt(id, after), published(article)))
      .orderBy(asc(id))
      .limit(limit)
    return page(
      withCards(rows, await articleCards(db, idsOf(rows)), (row) => row),
      rows,
    )
  },
}

/** Records that are read at once. */
const batchSize = 200

/** Every public record of a kind, by id, a batch at a time: of each the fields that are open data. No transaction is open meanwhile. */
export async function* openRecords(
  db: Db,
  kind: OpenDataKind,
  limit = batchSize,
): AsyncGenerator<Record<string, unknown>[]> {
  const names = fieldsOf(kind)
  let after = 0
  for (let batch = await readers[kind](db, after, limit); batch; batch = await readers[kind](db, after, limit)) {
    yield batch.records.map((record) => Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name))))
    after = batch.last
  }
}
