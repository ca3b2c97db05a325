import {
  ApiError,
  type ImportDetails,
  type importPart as importPartBody,
  importPartBytes,
  type NewImport,
} from '@pravesh/contract'
import type { z } from 'zod'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { importPart, importRun } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { enqueue } from '../../../services/jobs/queue.ts'
import { noCounts } from '../load/run.ts'
import { importKind } from './job-kind.ts'
import { mappingOfList, ranksPreset } from './ranks/run-options.ts'
import { importById } from './read.ts'

/** Imports of all accounts together that may be under way: each has a file of up to 50 MB. */
const maxOpenImports = 4
const partsOf = (bytes: number) => Math.ceil(bytes / importPartBytes)

/**
 * Begins an import of a file that is uploaded in parts. CONFLICT with the import where the account has one under way, TOO_MANY where all accounts together
 * have too many, INVALID for ranks of schools.
 */
export async function createImport(
  db: Db,
  actor: Pick<Actor, 'account' | 'name'>,
  { instituteType, file, bytes, ranks }: NewImport,
): Promise<ImportDetails> {
  if (ranks && instituteType !== 'college')
    throw new ApiError('INVALID', { errors: [{ field: 'instituteType', message: 'Ranks are of colleges' }] })
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pravesh.imports'))`)
    const { rows } = await tx.execute<{ id: number; account: number }>(sql`
      select id, account from import_run
      where account is not null and status in ('uploading', 'checking', 'mapping', 'checked', 'running')`)
    const ownImport = rows.find(({ account }) => account === actor.account)
    if (ownImport) {
      const message = 'You have an import under way: finish or cancel it first'
      throw new ApiError('CONFLICT', { message, record: await importById(tx, ownImport.id) })
    }
    if (rows.length >= maxOpenImports) throw new ApiError('TOO_MANY', { retryAfter: 60 })
    const [created] = await tx
      .insert(importRun)
      .values({
        ...{ kind: instituteType, file, bytes, status: 'uploading', digest: '', counts: noCounts() },
        ...(ranks ? { preset: ranksPreset, mapping: mappingOfList(ranks) } : { preset: '' }),
        ...{ account: actor.account, accountName: actor.name },
      })
      .returning({ id: importRun.id })
    if (!created) throw new Error('An insert returned no row')
    return importById(tx, created.id)
  })
}

/**
 * Saves a part of the file; one that is there already stays. With the last missing part the dry run is enqueued. INVALID for a part of the
 * wrong size, CONFLICT where the file is complete or another account's.
 */
export function addPart(
  db: Db,
  { account }: Pick<Actor, 'account'>,
  id: number,
  { position, content }: z.output<typeof importPartBody>,
): Promise<ImportDetails> {
  return db.transaction(async (tx) => {
    const [run] = await tx.select().from(importRun).where(eq(importRun.id, id)).for('update')
    if (!run) throw new ApiError('NOT_FOUND')
    if (run.account !== account) throw new ApiError('CONFLICT', { message: 'Another account uploads this file' })
    if (run.status !== 'uploading') throw new ApiError('CONFLICT', { message: 'This file is not being uploaded' })
    const total = partsOf(run.bytes)
    const expectedBytes = Math.min(importPartBytes, run.bytes - position * importPartBytes)
    if (position >= total || Buffer.byteLength(content, 'base64') !== expectedBytes) {
      throw new ApiError('INVALID', { errors: [{ field: 'content', message: 'Does not fit the size of the file' }] })
    }
    await tx.insert(importPart).values({ run: id, position, data: content }).onConflictDoNothing()
    const isComplete = (await tx.$count(importPart, eq(importPart.run, id))) === total
    await tx
      .update(importRun)
      .set({ updatedAt: sql`now()`, ...(isComplete && { status: 'checking' }) })
      .where(eq(importRun.id, id))
    if (isComplete) await enqueue(tx, importKind, { run: id, phase: 'check' })
    return importById(tx, id)
  })
}
