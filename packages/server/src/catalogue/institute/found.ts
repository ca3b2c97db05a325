import { ApiError, isNotFound } from '@pravesh/contract'
import { and, eq } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import type { Institute, InstituteKey } from './institute.ts'

const invalid = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })

/** The name of an institute. NOT_FOUND where there is none. */
export async function nameOfInstitute(db: Db | Tx, { type, id }: Institute): Promise<string> {
  const table = instituteTables[type]
  const [found] = await db.select({ name: table.name }).from(table).where(eq(table.id, id))
  if (!found) throw new ApiError('NOT_FOUND')
  return found.name
}
/** NOT_FOUND where there is no such institute. */
export async function mustExist(db: Db | Tx, institute: Institute): Promise<void> {
  await nameOfInstitute(db, institute)
}
/** INVALID at the field of a missing reference in a body. Other database errors are passed on. */
export async function assertReferenced(db: Db | Tx, institute: Institute, field: string): Promise<void> {
  try {
    await mustExist(db, institute)
  } catch (error) {
    if (!isNotFound(error)) throw error
    throw invalid(field, `No such ${institute.type}`)
  }
}

/** The name of a published institute, locked against deletion until the referencing row is written; undefined where there is none. */
export async function publishedName(db: Db | Tx, { type, id }: Institute): Promise<string | undefined> {
  const table = instituteTables[type]
  const [found] = await db
    .select({ name: table.name })
    .from(table)
    .where(and(eq(table.id, id), eq(table.status, 'published')))
    .for('key share')
  return found?.name
}
/** The same for a reference in a body; INVALID where there is none. */
export async function publishedInstitute(db: Db | Tx, { instituteType, instituteId }: InstituteKey): Promise<string> {
  const name = await publishedName(db, { type: instituteType, id: instituteId })
  if (name === undefined) throw invalid('instituteId', 'No such institute')
  return name
}
