import type { FieldError } from '@pravesh/contract'
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Columns } from '../../catalogue/where.ts'
import type { Db, Tx } from '../../db/index.ts'
import { college, collegeMedia } from '../../db/tables.ts'
import { addPart, changePart, type Institute, type Part, removeParts, takeInstitute, type Values } from './engine.ts'

export const mediaPart: Part = {
  table: collegeMedia,
  columns: getTableColumns(collegeMedia) as Columns,
  label: 'Media',
  search: [collegeMedia.caption, collegeMedia.alt],
  check: async (_tx, _institute, after) => {
    const errors: FieldError[] = []
    if (after.kind === 'image' && !after.alt) errors.push({ field: 'alt', message: 'Say what the picture shows' })
    if (after.kind !== 'image' && after.cover)
      errors.push({ field: 'cover', message: 'Only a picture can be the cover' })
    return errors
  },
}
async function coverOf(tx: Tx, eid: number): Promise<string | null> {
  const [cover] = await tx
    .select({ url: collegeMedia.url })
    .from(collegeMedia)
    .where(and(eq(collegeMedia.college, eid), eq(collegeMedia.cover, true)))
  return cover?.url ?? null
}
/** Does the work; then the college's own cover follows that of its media. One set by hand stays until there is another. */
function withCover<T>(db: Db, institute: Institute, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await takeInstitute(tx, institute)
    const before = await coverOf(tx, institute.id)
    const result = await work(tx)
    const after = await coverOf(tx, institute.id)
    const gone = after === null ? sql`nullif(${college.cover}, ${before})` : after
    if (after !== before) await tx.update(college).set({ cover: gone }).where(eq(college.id, institute.id))
    return result
  })
}
/** Frees the cover for the one that takes it. */
async function uncover(tx: Tx, { id }: Institute, but: number): Promise<void> {
  await tx
    .update(collegeMedia)
    .set({ cover: false })
    .where(and(eq(collegeMedia.college, id), eq(collegeMedia.cover, true), ne(collegeMedia.id, but)))
}

export const addMedia = (db: Db, institute: Institute, body: Values): Promise<Values> =>
  withCover(db, institute, async (tx) => {
    if (body.cover) await uncover(tx, institute, 0)
    return addPart(tx, mediaPart, institute, body)
  })
export const changeMedia = (db: Db, institute: Institute, id: number, change: Values): Promise<Values> =>
  withCover(db, institute, async (tx) => {
    if (change.cover) await uncover(tx, institute, id)
    return changePart(tx, mediaPart, institute, id, change)
  })
export const removeMedia = (db: Db, institute: Institute, ids: readonly number[]): Promise<number[]> =>
  withCover(db, institute, (tx) => removeParts(tx, mediaPart, institute, ids))
