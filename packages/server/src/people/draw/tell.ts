import type { DrawSummary } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { institutesOf, summaryOf } from '../../catalogue/institute/summaries.ts'
import { and, asc, eq, gt, isNull } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { application, draw, drawEntry } from '../../platform/db/tables.ts'
import { enqueue, jobKind } from '../../services/jobs/queue.ts'
import { type Handled, handle } from '../../services/jobs/run.ts'
import { mailTexts, plainName } from '../../services/mail/compose.ts'
import { type NotifyConfig, notifyByMail } from '../../services/mail/notify.ts'
import { applicantOf, applicationPath } from '../admission/transition/transition.ts'
import { type Draw, stateOf } from './rows.ts'

type ToldState = Exclude<DrawSummary['state'], 'announced'>
const kind = jobKind<{ draw: number; state: ToldState }>('draw-news')
/** Families that are told between two checkpoints. */
const batch = 50

/** Tells the families of a draw's list, after the transaction, that it has come to a state; once. */
export const queueDrawNews = (tx: Tx, id: number, state: ToldState) =>
  enqueue(tx, kind, { draw: id, state }, { key: `draw-news:${id}:${state}` })

/** Those on the list after an application, without what was withdrawn or erased since. */
const nextFamilies = (db: Db, id: number, after: number) =>
  db
    .select({ row: application, ticket: drawEntry.ticket, place: drawEntry.place })
    .from(drawEntry)
    .innerJoin(application, eq(application.id, drawEntry.application))
    .where(and(eq(drawEntry.draw, id), gt(application.id, after), isNull(application.accessEndedAt)))
    .orderBy(asc(application.id))
    .limit(batch)
type OnList = Awaited<ReturnType<typeof nextFamilies>>[number]

type Told = { config: NotifyConfig; of: Draw; state: ToldState; institute: string; all: number }
async function tellFamily(tx: Tx, { config, of, state, institute, all }: Told, { row, ticket: code, place }: OnList) {
  const applicant = plainName(await applicantOf(tx, row))
  await notifyByMail(config)(tx, {
    account: row.account,
    kind: 'move',
    key: `draw:${of.id}:${state}:${row.id}`,
    path: applicationPath(row.id),
    render: ({ language, name, stop }) => {
      const link = `${config.origin}${language === 'hi' ? '/hi' : ''}/draws/${of.id}`
      const values = { name, stop, link, applicant, institute, draw: of.name }
      if (state === 'cancelled')
        return { event: 'draw.cancelled', values: { ...values, reason: of.cancelReason ?? '' } }
      if (place === null)
        return { event: 'draw.listed', values: { ...values, code, when: formatDateTime(of.drawsAt, language) } }
      const { lots } = mailTexts[language]
      const note = place <= of.seats ? lots.drawn(of.seats) : lots.waiting(of.seats)
      return { event: 'draw.drawn', values: { ...values, code, note, place: lots.place(place, all) } }
    },
  })
}

/** The job: a family each in a transaction of its own, so that a run that was cut off goes on where it was. */
export const drawNewsHandler = ({ db, config }: { db: Db; config: NotifyConfig }): Handled =>
  handle(
    kind,
    async ({ draw: id, state }, run) => {
      const [of] = await db.select().from(draw).where(eq(draw.id, id))
      // Overtaken by a later state, which has its own news.
      if (!of || stateOf(of) !== state) return
      const { name: institute } = summaryOf(await institutesOf(db, [of]), of)
      const all = await db.$count(drawEntry, eq(drawEntry.draw, id))
      let after = typeof run.checkpoint === 'number' ? run.checkpoint : 0
      let done = 0
      for (;;) {
        run.signal.throwIfAborted()
        const families = await nextFamilies(db, id, after)
        for (const family of families)
          await db.transaction((tx) => tellFamily(tx, { config, of, state, institute, all }, family))
        after = families.at(-1)?.row.id ?? after
        done += families.length
        await run.save(Math.min(1, done / Math.max(1, all)), after)
        if (families.length < batch) return
      }
    },
    { maxJobs: 1 },
  )
