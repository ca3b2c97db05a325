import { ApiError } from '@pravesh/contract'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { and, asc, eq, isNull, lte, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { application, draw, drawEntry } from '../../platform/db/tables.ts'
import { unseal } from '../../platform/keys/seal.ts'
import { tryEach } from '../../services/jobs/try-each.ts'
import { type DrawKeys, lockOwnDraw } from './announce.ts'
import { drawPurpose, listDigest, orderOf, seedOf, sha256, ticketOf } from './protocol.ts'
import { type Draw, publishDraw, taking } from './rows.ts'
import { queueDrawNews } from './tell.ts'

/** Rows that one statement inserts. */
const batch = 1_000

/** Publishes the list: every application that takes part now, each by the digest of a new ticket. */
async function closeList(tx: Tx, row: Draw): Promise<void> {
  const found = await tx.select({ id: application.id }).from(application).where(taking(row)).for('share')
  const lines = found.map(({ id }) => {
    const ticket = ticketOf(id)
    return { draw: row.id, application: id, ticket, entry: sha256(ticket) }
  })
  for (let from = 0; from < lines.length; from += batch)
    await tx.insert(drawEntry).values(lines.slice(from, from + batch))
  const listSha256 = listDigest(lines.map(({ entry }) => entry).toSorted())
  await tx.update(draw).set({ closedAt: new Date().toISOString(), listSha256 }).where(eq(draw.id, row.id))
  await queueDrawNews(tx, row.id, 'closed')
  await publishDraw(tx, row)
}

/** Entries of a list, sorted. */
export const entriesOf = async (tx: Db | Tx, id: number): Promise<string[]> =>
  (await tx.select({ entry: drawEntry.entry }).from(drawEntry).where(eq(drawEntry.draw, id)))
    .map(({ entry }) => entry)
    .toSorted()

/** Reveals the secret and writes the places. */
async function reveal(tx: Tx, { encryptionKeys }: DrawKeys, row: Draw, publicNumber: string): Promise<void> {
  const secret = unseal(encryptionKeys, drawPurpose, row.sealedSecret)
  const seed = seedOf(secret, row.listSha256 ?? '', publicNumber)
  const order = orderOf(seed, await entriesOf(tx, row.id))
  // One statement for all: places are unique.
  await tx.execute(sql`
    update ${drawEntry} set place = lots.place
    from jsonb_array_elements_text(${JSON.stringify(order)}::jsonb) with ordinality as lots (entry, place)
    where ${drawEntry.draw} = ${row.id} and ${drawEntry.entry} = lots.entry`)
  await tx
    .update(draw)
    .set({ drawnAt: new Date().toISOString(), secret, publicNumber, seed })
    .where(eq(draw.id, row.id))
  await queueDrawNews(tx, row.id, 'drawn')
  await publishDraw(tx, row)
}

const conflict = (message: string) => new ApiError('CONFLICT', { message })

/**
 * Draws lots for an institute, with the public number where the rule asks for one. CONFLICT before the announced time, before the list is
 * closed, after a cancellation, and a second time; INVALID where the number is missing, or there is no rule for one.
 */
export const drawLots = (
  db: Db,
  keys: DrawKeys,
  institute: Institute,
  id: number,
  number: string | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockOwnDraw(tx, institute, id)
    if (row.cancelledAt !== null) throw conflict('This draw is cancelled already')
    if (row.drawnAt !== null) throw conflict('Lots are drawn: this cannot be undone')
    if (Date.parse(row.drawsAt) > Date.now()) throw conflict('It is not yet time: lots are drawn when it was announced')
    if (row.closedAt === null) throw conflict('The list is not published yet. Try again in a minute')
    if ((row.numberRule === null) !== (number === null)) {
      const message = number === null ? 'Required' : 'The announced rule asks for no number'
      throw new ApiError('INVALID', { errors: [{ field: 'number', message }] })
    }
    await reveal(tx, keys, row, number ?? '')
  })

/**
 * A job: publishes lists whose time has come, and draws lots where nobody has to give a number. Nobody chooses the moment, which could be
 * chosen for its list. Returns the number of draws.
 */
export async function advanceDraws(db: Db, keys: DrawKeys): Promise<number> {
  const isPending = and(isNull(draw.drawnAt), isNull(draw.cancelledAt), lte(draw.closesAt, sql`now()`))
  const due = await db.select({ id: draw.id }).from(draw).where(isPending).orderBy(asc(draw.closesAt))
  const { attempt, end } = tryEach()
  for (const { id } of due)
    await attempt(() =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(draw)
          .where(and(eq(draw.id, id), isPending))
          .for('update')
        if (!row) return
        if (row.closedAt === null) return closeList(tx, row)
        if (row.numberRule === null && Date.parse(row.drawsAt) <= Date.now()) await reveal(tx, keys, row, '')
      }),
    )
  end()
  return due.length
}
