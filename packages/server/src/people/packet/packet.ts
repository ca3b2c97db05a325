import { createHash } from 'node:crypto'
import { ApiError, type PacketStatement, packetFormat } from '@pravesh/contract'
import canonicalize from 'canonicalize'
import { institutesOf, summaryOf } from '../../catalogue/institute/summaries.ts'
import type { Config } from '../../platform/config/config.ts'
import { and, asc, eq } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { applicationSent, document } from '../../platform/db/tables.ts'
import type { Application } from '../admission/application.ts'
import { courseSummaries } from '../admission/form/course.ts'
import { contentOf } from '../admission/staff/read.ts'
import { signStatement } from './keys.ts'

export type PacketConfig = Pick<Config, 'encryptionKeys' | 'mode' | 'origin'>

const { title, type, mime, size: bytes, sha256, issued, expires } = document

/** When the version that is sent now took the place of the one before; null where nothing was corrected. */
async function correctedAt(tx: Tx, { id, sentVersion }: Application): Promise<string | null> {
  const before = and(eq(applicationSent.application, id), eq(applicationSent.version, sentVersion - 1))
  const [row] = await tx.select({ at: applicationSent.at }).from(applicationSent).where(before)
  return row?.at ?? null
}

/** The facts of a packet: what an institute was sent, as it may read it now, less names and contacts of the account, which were not sent. */
async function factsOf(tx: Tx, config: PacketConfig, a: Application) {
  if (a.submittedAt === null) throw new ApiError('NOT_FOUND')
  const { form, answers, documents, applicant } = await contentOf(tx, config, a)
  const { courseName: course, specializationName: specialization } = (await courseSummaries(tx, [a]))(a)
  const { name } = summaryOf(await institutesOf(tx, [a]), a)
  return {
    format: packetFormat,
    issuer: config.origin,
    demo: config.mode === 'demo',
    application: a.id,
    version: a.sentVersion,
    sentAt: a.submittedAt,
    correctedAt: await correctedAt(tx, a),
    institute: { type: a.instituteType, id: a.instituteId, name },
    ...{ class: a.class, session: a.session, quota: a.quota, course, specialization },
    applicant: applicant ?? form.child?.name ?? null,
    ...form,
    answers: answers.map(({ label, kind, value }) => ({ label, kind, value })),
    documents: await tx
      .select({ title, type, mime, bytes, sha256, issued, expires })
      .from(document)
      .where(documents)
      .orderBy(asc(document.id)),
  } as const
}
type PacketFacts = Awaited<ReturnType<typeof factsOf>>
/** The facts, what is signed about them, and the file that has both. */
export type Packet = { facts: PacketFacts; statement: PacketStatement; jws: string; json: string }

const canonical = (value: unknown) => canonicalize(value) ?? 'null'

/**
 * The signed packet of an application that was sent: canonical JSON (RFC 8785) of the facts and of a JSON Web Signature over a statement with
 * their digest. The same application has the same bytes until something of it changes. NOT_FOUND before it was sent.
 */
export async function packetOf(tx: Tx, config: PacketConfig, a: Application): Promise<Packet> {
  const facts = await factsOf(tx, config, a)
  const { format, application, version, institute, session, sentAt, correctedAt, demo, course } = facts
  const statement: PacketStatement = {
    ...{ format, application, version, institute: institute.name, class: facts.class, course, session },
    ...{ sentAt, correctedAt, demo },
    sha256: createHash('sha256').update(canonical(facts)).digest('hex'),
  }
  const jws = await signStatement(tx, config, canonical(statement))
  return { facts, statement, jws, json: canonical({ packet: facts, statement: jws }) }
}
