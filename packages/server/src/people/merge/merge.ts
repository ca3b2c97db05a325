import { ApiError, collegeFields, type InstituteType, type Sources, schoolFields } from '@pravesh/contract'
import { putInBin } from '../../catalogue/bin/bin.ts'
import { storedRows } from '../../catalogue/bin/stored-rows.ts'
import { type Author, noteChange } from '../../catalogue/institute/changes/changes.ts'
import { updateCollege } from '../../catalogue/institute/college.ts'
import { updateSchool } from '../../catalogue/institute/school.ts'
import { assertUnused } from '../../catalogue/records/uses.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { instituteProposal, redirect, type StoredRow } from '../../platform/db/tables.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'
import { cacheTagsFor, institutePages } from '../../platform/invalidation/tags.ts'
import { followRating } from '../review/rating.ts'
import { moveParts, moveReferences, type Pair, removeTwins } from './follow.ts'
import { assertTwo, countBlocked } from './preview.ts'

type Row = Readonly<Record<string, unknown>> & { version: number; name: string; url: string; sources: Sources }

const declared = { school: schoolFields, college: collegeFields } as const
/** Fields that are the record's own and are not taken over. */
const ownFields: readonly string[] = ['url', 'status', 'publishAt', 'unpublishAt', 'offers', 'sources']

/** Columns of lists that follow from fees and courses. They are those of the duplicate where its fees and courses follow. */
export const derivedFields = {
  school: { part: 'school_fee', names: ['feeMin', 'feeMax', 'feeSource'] },
  college: {
    part: 'college_offer',
    names: ['courses', 'specializations', 'levels', 'deliveries', 'exams', 'feeMin', 'feeMax', 'feeSource'],
  },
} as const

async function lockRow(tx: Tx, kind: InstituteType, id: number): Promise<Row> {
  const table = instituteTables[kind]
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Saves fields of an institute by the same call as its editor. */
export const saveFields = (tx: Tx, author: Author, kind: InstituteType, id: number, change: Record<string, unknown>) =>
  kind === 'school' ? updateSchool(tx, author, id, change) : updateCollege(tx, author, id, change)

/** Sets columns that no editor writes. */
export async function setDerived(tx: Tx, kind: InstituteType, id: number, values: Record<string, unknown>) {
  if (Object.keys(values).length === 0) return
  const table = instituteTables[kind]
  await tx.update(table).set(values).where(eq(table.id, id))
}

async function takeProposals(tx: Tx, { kind, duplicate }: Pair): Promise<StoredRow[]> {
  const t = instituteProposal
  const { rows } = await tx.execute<{ row: Record<string, unknown> }>(sql`
    delete from ${t} where ${t.instituteType} = ${kind} and ${t.instituteId} = ${duplicate} returning to_jsonb(${t}) as row`)
  return rows.map(({ row }) => ({ table: 'institute_proposal', row }))
}

/** The chosen fields of the duplicate, with the sources of their values. */
function changeFrom(kept: Row, duplicate: Row, names: readonly string[]): Record<string, unknown> {
  if (names.length === 0) return {}
  const sources = { ...kept.sources }
  for (const name of names) {
    const source = duplicate.sources[name] ?? duplicate.sources.record
    if (source) sources[name] = source
  }
  return { ...Object.fromEntries(names.map((name) => [name, duplicate[name]])), sources }
}

function assertFields(kind: InstituteType, names: readonly string[]): void {
  const unknown = names.filter((name) => !(name in declared[kind]) || ownFields.includes(name))
  if (unknown.length === 0) return
  const errors = unknown.map((name) => ({ field: 'fields', message: `${name} cannot be taken over` }))
  throw new ApiError('INVALID', { errors })
}

type Versions = { keep: number; duplicate: number }

/**
 * Merges a duplicate into an institute: what people sent follows, the chosen fields are taken over, parts follow where the kept one has none
 * of the kind, and the duplicate's address leads to the kept one. The duplicate goes to the bin with what is needed to take this back.
 */
export function mergeInstitutes(db: Db, author: Author, pair: Pair, versions: Versions, fields: readonly string[]) {
  const { kind, keep, duplicate } = pair
  assertFields(kind, fields)
  return db.transaction(async (tx) => {
    // In one order, so that two merges of the same pair wait for each other.
    const rows = new Map<number, Row>()
    for (const id of [keep, duplicate].toSorted((a, b) => a - b)) rows.set(id, await lockRow(tx, kind, id))
    const [kept, gone] = [rows.get(keep), rows.get(duplicate)]
    assertTwo(pair)
    if (!kept || !gone) throw new ApiError('NOT_FOUND')
    if (kept.version !== versions.keep || gone.version !== versions.duplicate)
      throw new ApiError('CONFLICT', { message: 'Somebody else changed it meanwhile' })
    const blocked = await countBlocked(tx, pair)
    assertUnused([
      ['family with an open application at both', 'families with an open application at both', blocked.applications],
      ['family with a review of both', 'families with a review of both', blocked.reviews],
    ])
    const twins = [...(await removeTwins(tx, pair)), ...(await takeProposals(tx, pair))]
    const references = await moveReferences(tx, pair)
    const parts = await moveParts(tx, pair)
    const change = changeFrom(kept, gone, fields)
    if (fields.length > 0) await saveFields(tx, author, kind, keep, change)
    const { part, names } = derivedFields[kind]
    const derived = parts.some(({ table }) => table === part) ? names : []
    await setDerived(tx, kind, keep, Object.fromEntries(derived.map((name) => [name, gone[name]])))
    const taken = [...Object.entries(change), ...derived.map((name): [string, unknown] => [name, gone[name]])]
    const own = (await storedRows(tx, instituteTables[kind], [duplicate])).get(duplicate) ?? []
    const merge = {
      keep,
      fields: taken.map(([name, after]) => ({ name, before: kept[name], after })),
      moved: [...references, ...parts],
    }
    const { name, url } = gone
    await putInBin(tx, { kind, record: duplicate, name, url, rows: [...own, ...twins], merge, by: author.name }, kind)
    const table = instituteTables[kind]
    await tx.delete(table).where(eq(table.id, duplicate))
    await leadTo(tx, pair, url)
    await followRating(tx, { type: kind, id: keep })
    const entry = [{ name: 'name', before: name, after: kept.name }]
    for (const id of [keep, duplicate]) await noteChange(tx, { type: kind, id }, author, entry, { action: 'merged' })
    await publishInvalidation(tx, cacheTagsFor(institutePages[kind], [keep, duplicate]))
    return { id: keep }
  })
}

/** Makes the addresses of the duplicate lead to the kept institute. */
async function leadTo(tx: Tx, { kind, keep, duplicate }: Pair, url: string): Promise<void> {
  const target = { target: keep }
  await tx
    .update(redirect)
    .set(target)
    .where(and(eq(redirect.kind, kind), eq(redirect.target, duplicate)))
  await tx
    .insert(redirect)
    .values({ kind, url, ...target })
    .onConflictDoUpdate({ target: [redirect.kind, redirect.url], set: target })
}
