import { ApiError, type collegeMediaEndpoints, type FieldError, type ParsedOf } from '@pravesh/contract'
import { and, asc, eq, getTableColumns, inArray, ne, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { instituteTables } from '../../../platform/db/tables/tables-of.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { instituteMedia, publishedFile } from '../../../platform/db/tables.ts'
import { publishFile, takeDownFiles } from '../../files/published.ts'
import type { Vault } from '../../files/store.ts'
import type { Columns } from '../../records/where.ts'
import type { Author } from '../changes/changes.ts'
import { mustExist } from '../found.ts'
import type { Institute } from '../institute.ts'
import { addPart, changePart, removeParts, takeInstitute } from './engine.ts'
import { ownedBy, type Part, type Values } from './part.ts'

type NewMedia = Exclude<ParsedOf<typeof collegeMediaEndpoints.create>['body'], { action: 'delete' }>

export const mediaPart: Part = {
  kind: 'media',
  titleFields: ['caption', 'alt', 'url'],
  table: instituteMedia,
  columns: getTableColumns(instituteMedia) as Columns,
  label: 'Media',
  search: [instituteMedia.caption, instituteMedia.alt],
  check: async (_tx, _institute, after) => {
    const errors: FieldError[] = []
    if (after.kind === 'image' && !after.alt) errors.push({ field: 'alt', message: 'Say what the picture shows' })
    if (after.kind !== 'image' && after.cover)
      errors.push({ field: 'cover', message: 'Only a picture can be the cover' })
    return errors
  },
}
async function coverOf(tx: Tx, institute: Institute): Promise<string | null> {
  const [cover] = await tx
    .select({ url: instituteMedia.url })
    .from(instituteMedia)
    .where(and(ownedBy(mediaPart, institute), eq(instituteMedia.cover, true)))
  return cover?.url ?? null
}
/** Does the work; then the institute's own cover follows that of its media. One set by hand stays until there is another. */
async function withCover<T>(tx: Tx, institute: Institute, work: () => Promise<T>): Promise<T> {
  await takeInstitute(tx, institute)
  const before = await coverOf(tx, institute)
  const result = await work()
  const after = await coverOf(tx, institute)
  const table = instituteTables[institute.type]
  const newCover = after === null ? sql`nullif(${table.cover}, ${before})` : after
  if (after !== before) await tx.update(table).set({ cover: newCover }).where(eq(table.id, institute.id))
  return result
}
/** INVALID for an address of ours where nothing was published. */
async function mustLieThere(tx: Tx, address: unknown): Promise<void> {
  if (typeof address !== 'string' || !address.startsWith('/files/')) return
  if ((await tx.$count(publishedFile, eq(publishedFile.address, address))) > 0) return
  throw new ApiError('INVALID', { errors: [{ field: 'url', message: 'No such file' }] })
}
/** Sets or takes the cover of a medium, which is a change of it. */
const coverChange = (cover: boolean) => ({ cover, updatedAt: nextUpdatedAt(instituteMedia.updatedAt) })
/** Frees the cover for the one that takes it. */
async function uncover(tx: Tx, institute: Institute, exceptId: number): Promise<void> {
  await tx
    .update(instituteMedia)
    .set(coverChange(false))
    .where(and(ownedBy(mediaPart, institute), eq(instituteMedia.cover, true), ne(instituteMedia.id, exceptId)))
}

/** Adds a link or, with `content`, a file that is uploaded and published with its record. */
export async function addMedia(
  vault: Vault,
  author: Author,
  institute: Institute,
  { content, ...body }: NewMedia,
): Promise<Values> {
  const add = (tx: Tx, values: Values) =>
    withCover(tx, institute, async () => {
      if (body.cover) await uncover(tx, institute, 0)
      await mustLieThere(tx, body.url)
      return addPart(tx, author, mediaPart, institute, { ...body, ...values })
    })
  if (content === undefined) return vault.db.transaction((tx) => add(tx, {}))
  await mustExist(vault.db, institute)
  return publishFile(vault, content, body.kind === 'brochure' ? 'brochure' : 'image', (tx, url) => add(tx, { url }))
}
export const changeMedia = (
  db: Db,
  author: Author,
  institute: Institute,
  id: number,
  change: Values,
): Promise<Values> =>
  db.transaction((tx) =>
    withCover(tx, institute, async () => {
      await mustLieThere(tx, change.url)
      if (change.cover) await uncover(tx, institute, id)
      return changePart(tx, author, mediaPart, institute, id, change)
    }),
  )
/** The first of the pictures that are left takes the place of a cover that was deleted. */
async function promoteCover(tx: Tx, institute: Institute): Promise<void> {
  const [first] = await tx
    .select({ id: instituteMedia.id })
    .from(instituteMedia)
    .where(and(ownedBy(mediaPart, institute), eq(instituteMedia.kind, 'image')))
    .orderBy(asc(instituteMedia.order), asc(instituteMedia.id))
    .limit(1)
  if (first) await tx.update(instituteMedia).set(coverChange(true)).where(eq(instituteMedia.id, first.id))
}
/**
 * Deletes media of this institute, all or none. Their files remain as long as they are referenced, and a week for cached pages; `now`
 * removes unreferenced ones at once.
 */
export const removeMedia = (
  db: Db,
  author: Author,
  institute: Institute,
  ids: readonly number[],
  now = false,
): Promise<number[]> =>
  db.transaction(async (tx) => {
    // Locked first: the cover cannot change between this check and the deletion.
    await takeInstitute(tx, institute)
    const deletedMedia = await tx
      .select({ url: instituteMedia.url, cover: instituteMedia.cover })
      .from(instituteMedia)
      .where(and(ownedBy(mediaPart, institute), inArray(instituteMedia.id, [...ids])))
    const removed = await withCover(tx, institute, async () => {
      const removing = await removeParts(tx, author, mediaPart, institute, ids)
      if (deletedMedia.some(({ cover }) => cover)) await promoteCover(tx, institute)
      return removing
    })
    const addresses = deletedMedia.map(({ url }) => url)
    if (now) await takeDownFiles(tx, addresses)
    return removed
  })
