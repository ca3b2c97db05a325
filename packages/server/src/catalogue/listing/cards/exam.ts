import { catalogue, type ExamCard, publicRecord, type Source } from '@pravesh/contract'
import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { statement } from '../../../platform/db/statements/statement.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { exam, examLevel } from '../../../platform/db/tables.ts'
import { inOrder } from '../../../platform/http/page.ts'
import { publishedOrDraft } from '../query/published.ts'
import { inIds } from './institute.ts'

const rowsOf = statement('exam_cards', (db) =>
  db
    .select({
      id: exam.id,
      name: exam.name,
      nameLocal: exam.nameLocal,
      fullName: exam.fullName,
      fullNameLocal: exam.fullNameLocal,
      url: exam.url,
      level: { name: examLevel.name, url: examLevel.url },
      stream: exam.stream,
      body: exam.body,
      bodyLocal: exam.bodyLocal,
      mode: exam.mode,
      told: { typicalMonth: exam.typicalMonth, dates: exam.dates, source: exam.source },
    })
    .from(exam)
    .innerJoin(examLevel, eq(examLevel.id, exam.examLevel))
    .where(and(inIds(exam.id), publishedOrDraft(exam))),
)

type ExamDate = { event: string; from: string; tentative: boolean; source: Source }
/** Cards of published exams, and of the draft with this id, in the order of the ids, each with its next date. */
export async function examCards(db: Db | Tx, ids: readonly number[], draft = 0): Promise<ExamCard[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(db, { ids: [...ids], draft })
  const now = today()
  return inOrder(ids, rows).map(({ told: publicFields, ...row }) => {
    const { dates, typicalMonth } = publicRecord(catalogue.examList, publicFields)
    const [next] = (dates as ExamDate[]).filter((d) => d.from >= now).toSorted((a, b) => a.from.localeCompare(b.from))
    const { event = '', from = '', tentative = false, source } = next ?? {}
    return { ...row, typicalMonth, nextDate: source ? { event, from, tentative, source } : null }
  })
}
