import {
  drawPurpose,
  listDigest,
  orderOf,
  randomSecret,
  seedOf,
  sha256,
  ticketOf,
} from '../../../people/draw/protocol.ts'
import type { Config } from '../../../platform/config/config.ts'
import { and, eq, isNotNull } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { application, draw, drawEntry } from '../../../platform/db/tables.ts'
import { seal } from '../../../platform/keys/seal.ts'
import { joiningSession } from '../catalogue/admission-days.ts'
import { managedIds } from '../catalogue/managed.ts'
import { dayAfter } from './calls.ts'

type Keys = Pick<Config, 'encryptionKeys'>
/** A day so many days from today, at eleven in India. */
const inDays = (days: number) => `${dayAfter(today(), days)}T05:30:00.000Z`
/** The class of the demo's applicants, and of Ira, the demo parent's. */
const grade = 1

async function announce(
  tx: Tx,
  { encryptionKeys }: Keys,
  school: number,
  rule: Pick<typeof draw.$inferInsert, 'name' | 'seats' | 'numberRule' | 'announcedAt' | 'closesAt' | 'drawsAt'>,
) {
  const secret = randomSecret()
  const of = { instituteType: 'school', instituteId: school, class: grade, session: joiningSession() } as const
  const sealed = { commitment: sha256(secret), sealedSecret: seal(encryptionKeys, drawPurpose, secret) }
  const [row] = await tx
    .insert(draw)
    .values({ ...of, ...rule, ...sealed })
    .returning()
  if (!row) throw new Error('An insert answered no row')
  return { ...row, secret }
}

/** The list of a draw as of days ago: every application that had been sent for its class. */
async function closeList(tx: Tx, { id, closesAt, instituteId }: typeof draw.$inferSelect) {
  const sent = await tx
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.instituteType, 'school'),
        eq(application.instituteId, instituteId),
        eq(application.class, grade),
        isNotNull(application.submittedAt),
      ),
    )
  const lines = sent.map((row) => {
    const ticket = ticketOf(row.id)
    return { draw: id, application: row.id, ticket, entry: sha256(ticket) }
  })
  if (lines.length > 0) await tx.insert(drawEntry).values(lines)
  const entries = lines.map(({ entry }) => entry).toSorted()
  const list = { closedAt: closesAt, listSha256: listDigest(entries) }
  await tx.update(draw).set(list).where(eq(draw.id, id))
  return { ...list, entries }
}

/** Three draws of lots of the demo's school: one whose lots are drawn, one that waits for its number, and one that is announced. */
export async function seedDraws(tx: Tx, keys: Keys): Promise<void> {
  const [school] = await managedIds(tx, 'school')
  if (school === undefined) return
  const numberRule = 'Six throws of a die by parents in the school hall, written one after the other'
  const done = await announce(tx, keys, school, {
    ...{ name: 'Demo: class 1, open seats', seats: 5, numberRule },
    ...{ announcedAt: inDays(-9), closesAt: inDays(-4), drawsAt: inDays(-2) },
  })
  const { entries, listSha256 } = await closeList(tx, done)
  const publicNumber = '316425'
  const seed = seedOf(done.secret, listSha256, publicNumber)
  for (const [index, entry] of orderOf(seed, entries).entries())
    await tx
      .update(drawEntry)
      .set({ place: index + 1 })
      .where(and(eq(drawEntry.draw, done.id), eq(drawEntry.entry, entry)))
  await tx
    .update(draw)
    .set({ drawnAt: done.drawsAt, secret: done.secret, publicNumber, seed })
    .where(eq(draw.id, done.id))
  const waiting = await announce(tx, keys, school, {
    ...{ name: 'Demo: class 1, seats of the neighbourhood', seats: 3, numberRule },
    ...{ announcedAt: inDays(-6), closesAt: inDays(-3), drawsAt: inDays(-1) },
  })
  await closeList(tx, waiting)
  await announce(tx, keys, school, {
    ...{ name: 'Demo: class 1, second draw', seats: 2, numberRule: null },
    ...{ announcedAt: inDays(-1), closesAt: inDays(20), drawsAt: inDays(27) },
  })
}
