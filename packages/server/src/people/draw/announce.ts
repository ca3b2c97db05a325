import { ApiError, type DrawBody } from '@pravesh/contract'
import type { Institute } from '../../catalogue/institute/institute.ts'
import type { Config } from '../../platform/config/config.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { draw } from '../../platform/db/tables.ts'
import { seal } from '../../platform/keys/seal.ts'
import { countTry } from '../../platform/limits/throttle.ts'
import { courseOptions } from '../admission/form/course.ts'
import { drawPurpose, randomSecret, sha256 } from './protocol.ts'
import { type Draw, publishDraw } from './rows.ts'
import { queueDrawNews } from './tell.ts'

export type DrawKeys = Pick<Config, 'encryptionKeys'>

const invalid = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })

/** INVALID where it is for no class of a school or course of a college, or its list would be closed already. */
async function checkRule(db: Db, { type, id }: Institute, body: DrawBody): Promise<void> {
  if (Date.parse(body.closesAt) <= Date.now()) throw invalid('closesAt', 'A time after now')
  if (type === 'school') {
    if (body.course !== null) throw invalid('course', 'Only a college has courses')
    if (body.class === null) throw invalid('class', 'Required')
    if (body.session === null) throw invalid('session', 'Required')
    return
  }
  if (body.class !== null) throw invalid('class', 'Only a school has classes')
  if (body.course === null) throw invalid('course', 'Required')
  const taught = await courseOptions(db, id)
  if (!taught.some((option) => option.id === body.course)) throw invalid('course', 'This course is not taught here')
}

/**
 * Announces a draw: makes its secret, and publishes the digest of it before the list is known. INVALID for a rule that does not fit the
 * institute or begins in the past; TOO_MANY after 30 in a day.
 */
export async function announceDraw(
  db: Db,
  { encryptionKeys }: DrawKeys,
  institute: Institute,
  body: DrawBody,
): Promise<Draw> {
  await checkRule(db, institute, body)
  await countTry(db, [['draw', institute.type, institute.id], 30, 24 * 60])
  const secret = randomSecret()
  const of = { instituteType: institute.type, instituteId: institute.id }
  const sealedSecret = seal(encryptionKeys, drawPurpose, secret)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(draw)
      .values({ ...body, ...of, commitment: sha256(secret), sealedSecret })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    await publishDraw(tx, row)
    return row
  })
}

/** A draw of the institute, locked. NOT_FOUND for another's. */
export async function lockOwnDraw(tx: Tx, { type, id: instituteId }: Institute, id: number): Promise<Draw> {
  const own = and(eq(draw.id, id), eq(draw.instituteType, type), eq(draw.instituteId, instituteId))
  const [row] = await tx.select().from(draw).where(own).for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Cancels a draw with a reason that everybody reads. CONFLICT once lots are drawn, or where it is cancelled already. */
export const cancelDraw = (db: Db, institute: Institute, id: number, cancelReason: string): Promise<Draw> =>
  db.transaction(async (tx) => {
    const row = await lockOwnDraw(tx, institute, id)
    if (row.drawnAt !== null) throw new ApiError('CONFLICT', { message: 'Lots are drawn: this cannot be undone' })
    if (row.cancelledAt !== null) throw new ApiError('CONFLICT', { message: 'This draw is cancelled already' })
    const cancelledAt = new Date().toISOString()
    const [cancelled] = await tx.update(draw).set({ cancelledAt, cancelReason }).where(eq(draw.id, id)).returning()
    if (!cancelled) throw new Error('An update answered no row')
    await queueDrawNews(tx, id, 'cancelled')
    await publishDraw(tx, cancelled)
    return cancelled
  })
