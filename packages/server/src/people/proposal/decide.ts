import {
  ApiError,
  type CollegeChange,
  type ProposalDecision,
  type SchoolChange,
  type StaffProposal,
} from '@pravesh/contract'
import type { Author } from '../../catalogue/institute/changes/changes.ts'
import { collegeById, updateCollege } from '../../catalogue/institute/college.ts'
import { ownSource } from '../../catalogue/institute/ownership/own-source.ts'
import { schoolById, updateSchool } from '../../catalogue/institute/school.ts'
import type { Config } from '../../platform/config/config.ts'
import { consoleAddress } from '../../platform/config/web.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { buyerAccount, instituteProposal } from '../../platform/db/tables.ts'
import { mailTexts, queueTemplatedMail } from '../../services/mail/compose.ts'
import type { Values } from './display-values.ts'
import { changedSince, proposalById, tableOf } from './read.ts'

type ProposalRecord = typeof instituteProposal.$inferSelect
type ProposalConfig = Pick<Config, 'encryptionKeys' | 'origin' | 'consoleOrigins'>
const t = instituteProposal
const conflict = (message: string) => new ApiError('CONFLICT', { message })
const conflictMessages = {
  accepted: 'It is accepted already',
  refused: 'It is refused already',
  withdrawn: 'The institute took it back',
}

/** The proposal with its institute, both taken: the institute first, as its own login takes them. */
async function lockProposal(tx: Tx, id: number): Promise<ProposalRecord> {
  const [proposal] = await tx.select().from(t).where(eq(t.id, id))
  if (!proposal) throw new ApiError('NOT_FOUND')
  const table = tableOf(proposal.instituteType)
  await tx.select({ id: table.id }).from(table).where(eq(table.id, proposal.instituteId)).for('update')
  const [row] = await tx.select().from(t).where(eq(t.id, id)).for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
function fieldsAccepted({ proposed }: ProposalRecord, { status, fields }: ProposalDecision): string[] {
  if (status === 'refused') return []
  const unknown = (fields ?? []).filter((name) => !(name in proposed))
  if (unknown.length > 0)
    throw new ApiError('INVALID', { errors: [{ field: 'fields', message: `Not proposed: ${unknown.join(', ')}` }] })
  return fields ?? Object.keys(proposed)
}
const empty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** Writes the accepted fields, with the institute as their source, as a change by the deciding administrator. */
async function apply(tx: Tx, row: ProposalRecord, names: readonly string[], author: Author): Promise<string> {
  const { instituteType: type, instituteId: id, proposed } = row
  const live = await (type === 'school' ? schoolById(tx, id) : collegeById(tx, id))
  if (names.length === 0) return live.name
  const otherSources = Object.entries(live.sources).filter(([name]) => !names.includes(name))
  const acceptedSources = names.flatMap((name) =>
    empty(proposed[name]) ? [] : [[name, ownSource(live.name)] as const],
  )
  const change = {
    ...Object.fromEntries(names.map((name) => [name, proposed[name]])),
    sources: Object.fromEntries([...otherSources, ...acceptedSources]),
  }
  const after =
    type === 'school'
      ? await updateSchool(tx, author, id, change as SchoolChange, row.id)
      : await updateCollege(tx, author, id, change as CollegeChange, row.id)
  return after.name
}
/** Notifies the login that proposed it, unless it no longer exists or is suspended. */
async function notifyProposer(
  tx: Tx,
  config: ProposalConfig,
  row: ProposalRecord,
  institute: string,
  isComplete: boolean,
): Promise<void> {
  if (row.account === null) return
  const [to] = await tx
    .select({ email: buyerAccount.email, name: buyerAccount.name })
    .from(buyerAccount)
    .where(and(eq(buyerAccount.id, row.account), eq(buyerAccount.suspended, false)))
  if (!to) return
  const { reviewedGroups: groupLabels, decisions } = mailTexts.en
  const decision = row.status === 'accepted' ? (isComplete ? decisions.accepted : decisions.partly) : decisions.refused
  const values = {
    ...{ name: to.name ?? to.email, institute, matter: groupLabels[row.matter], decision, note: row.reason ?? '' },
    link: consoleAddress(config, 'buyer', '/administration'),
  }
  await queueTemplatedMail(
    tx,
    config,
    { to: to.email, language: 'en' },
    { event: 'proposal.decided', values },
    { key: `proposal-${row.id}` },
  )
}

/**
 * Accepts a proposal, whole or some of its fields, or rejects it, and notifies the institute. CONFLICT where it is no longer pending, was
 * replaced since it was read, or would overwrite a later change of the page without confirmation.
 */
export function decideProposal(
  db: Db,
  config: ProposalConfig,
  author: Author,
  decision: ProposalDecision,
): Promise<StaffProposal> {
  return db.transaction(async (tx) => {
    const row = await lockProposal(tx, decision.id)
    if (row.status !== 'waiting') throw conflict(conflictMessages[row.status])
    if (Date.parse(decision.updatedAt) !== Date.parse(row.updatedAt))
      throw conflict('The institute changed it since you read it. Read it again')
    const names = fieldsAccepted(row, decision)
    const live: Values = await (row.instituteType === 'school' ? schoolById : collegeById)(tx, row.instituteId)
    const changed = changedSince(row, live).filter((name) => names.includes(name))
    if (changed.length > 0 && !decision.overwrite)
      throw conflict(
        `Changed on the page since it was proposed: ${changed.join(', ')}. Read it again, or accept with overwrite`,
      )
    const name = await apply(tx, row, names, author)
    const now = new Date().toISOString()
    const [decided] = await tx
      .update(t)
      .set({
        status: decision.status,
        accepted: names,
        reason: decision.reason ?? null,
        decidedBy: author.name,
        decidedAt: now,
        updatedAt: now,
      })
      .where(eq(t.id, row.id))
      .returning()
    if (!decided) throw new Error('A locked proposal was not there')
    await notifyProposer(tx, config, decided, name, names.length === Object.keys(row.proposed).length)
    return proposalById(tx, row.id)
  })
}
