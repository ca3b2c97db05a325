import { ApiError, type ChangeOf, type ThirdPartyService, type thirdPartyServiceShape } from '@pravesh/contract'
import { assertReferenced } from '../../catalogue/institute/found.ts'
import type { Config } from '../../platform/config/config.ts'
import { and, asc, desc, eq, getTableColumns, ilike, or } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { college, thirdPartyService } from '../../platform/db/tables.ts'
import { idFilter, likePattern, limitOffset, type PageQuery } from '../../platform/http/page.ts'
import { assertUnchanged } from '../../platform/http/request/if-unchanged.ts'
import { seal, unseal } from '../../platform/keys/seal.ts'

export type ServiceKeys = Pick<Config, 'encryptionKeys'>
type Change = ChangeOf<typeof thirdPartyServiceShape>
type Body = { eid: number; api: string; secret_key: string; source: string } & Change
type ServicesQuery = PageQuery<'id' | 'source' | 'branch' | 'city'> & {
  type?: string | undefined
  eid?: number | undefined
}
/** Purpose that a system's key is sealed for. */
export const secretPurpose = 'third-party secret'
const { secret: _secret, secretHint, ...columns } = getTableColumns(thirdPartyService)

// A short key would be half given away by its end.
const hintOf = (key: string): string => (key.length >= 12 ? key.slice(-4) : '')
const sealSecret = ({ encryptionKeys }: ServiceKeys, key: string) => ({
  secret: seal(encryptionKeys, secretPurpose, key),
  secretHint: hintOf(key),
})
const serviceColumns = { ...columns, secretHint, college_name: college.name }
type ServiceRecord = { [K in keyof typeof columns]: (typeof thirdPartyService.$inferSelect)[K] } & {
  secretHint: string
  college_name: string
}
const maskOf = (hint: string): string => `••••${hint}`
/** The secret is masked, always: the wire has no way to read it. */
const masked = ({ secretHint: hint, ...row }: ServiceRecord): ThirdPartyService => ({
  ...row,
  secret_key: maskOf(hint),
})

/** The unsealed key, for sending leads; throws where it was sealed with another encryption key. */
export async function secretOf(db: Db | Tx, { encryptionKeys }: ServiceKeys, id: number): Promise<string> {
  const [row] = await db
    .select({ secret: thirdPartyService.secret })
    .from(thirdPartyService)
    .where(eq(thirdPartyService.id, id))
  if (!row) throw new ApiError('NOT_FOUND')
  return unseal(encryptionKeys, secretPurpose, row.secret)
}
async function byId(db: Db | Tx, id: number): Promise<ThirdPartyService> {
  const [row] = await db
    .select(serviceColumns)
    .from(thirdPartyService)
    .innerJoin(college, eq(college.id, thirdPartyService.eid))
    .where(eq(thirdPartyService.id, id))
  if (!row) throw new ApiError('NOT_FOUND')
  return masked(row)
}
/** A page of colleges' own systems; `type` is the system's name. */
export async function listServices(db: Db, q: ServicesQuery) {
  const t = thirdPartyService
  const like = q.search ? likePattern(q.search) : undefined
  const where = and(
    idFilter(q, t.id),
    q.type === undefined ? undefined : eq(t.source, q.type),
    q.eid === undefined ? undefined : eq(t.eid, q.eid),
    like ? or(ilike(college.name, like), ilike(t.branch, like), ilike(t.city, like), ilike(t.source, like)) : undefined,
  )
  const direction = q.order === 'desc' ? desc : asc
  const { limit, offset } = limitOffset(q)
  const from = db.select(serviceColumns).from(t).innerJoin(college, eq(college.id, t.eid)).where(where)
  const rows = await from
    .orderBy(direction(t[q.sort ?? 'id']), direction(t.id))
    .limit(limit)
    .offset(offset)
  const all = db.select({ id: t.id }).from(t).innerJoin(college, eq(college.id, t.eid)).where(where)
  return { data: rows.map(masked), total: await db.$count(all.as('found')), page: q.page, limit }
}
/** INVALID by its field where the college is not there. */
export async function checkCollege(db: Db | Tx, field: 'eid' | 'e_id', id: number | undefined): Promise<void> {
  if (id === undefined) return
  await assertReferenced(db, { type: 'college', id }, field)
}
export async function createService(
  db: Db,
  keys: ServiceKeys,
  { secret_key, ...body }: Body,
): Promise<ThirdPartyService> {
  await checkCollege(db, 'eid', body.eid)
  const [row] = await db
    .insert(thirdPartyService)
    .values({ ...body, ...sealSecret(keys, secret_key) })
    .returning({ id: thirdPartyService.id })
  return byId(db, row?.id ?? 0)
}
/** INVALID for the mask of another key, and for a change that would send the stored key to another host. */
function assertSecret(before: { api: string; hint: string }, { secret_key, api }: Change): void {
  const isSecretUnchanged = keepsSecret(before, secret_key)
  if (!isSecretUnchanged && secret_key?.startsWith(maskOf('')))
    throw new ApiError('INVALID', {
      errors: [{ field: 'secret_key', message: 'This is the mask of a key, not a key' }],
    })
  if (isSecretUnchanged && api !== undefined && new URL(api).origin !== new URL(before.api).origin)
    throw new ApiError('INVALID', {
      errors: [{ field: 'secret_key', message: 'Leads go to another host now: enter the key that belongs to it' }],
    })
}
const keepsSecret = ({ hint }: { hint: string }, key: string | undefined): boolean =>
  key === undefined || key === maskOf(hint)
/**
 * Changes the named fields; without `secret_key`, or with its mask, the secret stays. A new host for the leads requires a new secret:
 * requests carry the key, and an editor of the address alone could read it there. CONFLICT with the record, its secret masked, where it
 * changed since `updatedAt`.
 */
export function updateService(
  db: Db,
  keys: ServiceKeys,
  { id, updatedAt, ...change }: Change & { id: number; updatedAt: string },
): Promise<ThirdPartyService> {
  return db.transaction(async (tx) => {
    const { secret_key, ...fields } = change
    await checkCollege(tx, 'eid', fields.eid)
    const [before] = await tx
      .select({ hint: secretHint, api: thirdPartyService.api, updatedAt: thirdPartyService.updatedAt })
      .from(thirdPartyService)
      .where(eq(thirdPartyService.id, id))
      .for('update')
    if (!before) throw new ApiError('NOT_FOUND')
    await assertUnchanged(updatedAt, before.updatedAt, () => byId(tx, id))
    assertSecret(before, change)
    const secret = secret_key === undefined || keepsSecret(before, secret_key) ? {} : sealSecret(keys, secret_key)
    await tx
      .update(thirdPartyService)
      .set({ ...fields, ...secret, updatedAt: nextUpdatedAt(thirdPartyService.updatedAt) })
      .where(eq(thirdPartyService.id, id))
    return byId(tx, id)
  })
}
