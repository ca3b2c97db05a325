import { z } from 'zod'
import type { Tx } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { counselling, exam, examLevel, state } from '../../../platform/db/tables.ts'
import { dayAfter } from '../days.ts'
import { idOf, idsOf, insertAll } from '../insert.ts'
import { readJson } from '../read.ts'
import { demo, generalKnowledge } from './sources.ts'

/** A text in English and in Hindi. */
const bothLanguages = z.tuple([z.string(), z.string()])
const counsellingRows = z.array(
  z.strictObject({
    url: z.string(),
    name: bothLanguages,
    fullName: bothLanguages,
    body: bothLanguages,
    state: z.string().nullable(),
    level: z.string(),
    stream: z.string(),
    exams: z.array(z.string()),
    website: z.string(),
    about: bothLanguages,
    eligibility: bothLanguages,
    documents: z.array(bothLanguages),
    fees: z.array(z.strictObject({ category: z.string(), amount: z.int(), refundInDays: z.int().nullable() })),
    /** Name, step, first and last day counted from the day of seeding, and whether they may move. */
    rounds: z.array(z.tuple([z.string(), z.string(), z.int(), z.int(), z.boolean()])),
  }),
)

/** Central counsellings of the demo: general knowledge, with invented days around today and invented fees. */
export async function seedCounsellings(tx: Tx): Promise<void> {
  const [exams, levels, states] = [await idsOf(tx, exam), await idsOf(tx, examLevel), await idsOf(tx, state)]
  const start = today()
  const rows = counsellingRows.parse(await readJson('counsellings.json'))
  await insertAll(
    tx,
    counselling,
    rows.map((row) => ({
      status: 'published' as const,
      url: row.url,
      name: row.name[0],
      nameLocal: row.name[1],
      fullName: row.fullName[0],
      fullNameLocal: row.fullName[1],
      body: row.body[0],
      bodyLocal: row.body[1],
      state: row.state === null ? null : idOf(states, row.state),
      level: idOf(levels, row.level),
      stream: row.stream,
      exams: row.exams.map((url) => idOf(exams, url)),
      officialUrl: row.website,
      about: row.about[0],
      aboutLocal: row.about[1],
      eligibility: row.eligibility[0],
      eligibilityLocal: row.eligibility[1],
      documents: row.documents.map(([paper]) => paper),
      documentsLocal: row.documents.map(([, paper]) => paper),
      fees: row.fees.map(({ category, amount, refundInDays }) => ({
        category,
        amount,
        refundable: refundInDays !== null,
        refundUntil: refundInDays === null ? null : dayAfter(start, refundInDays),
        source: demo,
      })),
      rounds: row.rounds.map(([name, step, from, to, tentative]) => ({
        name,
        step,
        from: dayAfter(start, from),
        to: to === from ? null : dayAfter(start, to),
        tentative,
        source: demo,
      })),
      source: generalKnowledge,
    })),
  )
}
