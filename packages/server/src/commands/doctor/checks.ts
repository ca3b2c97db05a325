import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import type { Smtp } from '../../platform/config/messages.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { openUnmigrated } from '../../platform/db/index.ts'
import { knownLevel, levelOf } from '../../platform/db/migrate.ts'
import { LowDisk } from '../../platform/limits/low-disk.ts'
import { redisLimits } from '../../platform/limits/redis.ts'
import { builtWeb } from '../../platform/process/built-web.ts'
import { openStorage, turnedOff } from '../../services/delivery/delivery.ts'
import { checkSmtp } from '../../services/delivery/smtp.ts'
import { sealedBy } from '../reseal/at-start.ts'

/** What one check found. A warning does not keep Pravesh from serving; a problem does, or would lose something. */
export interface Finding {
  state: 'ok' | 'warning' | 'problem'
  /** What was looked at, such as `Database`. */
  subject: string
  text: string
}
type Result = Omit<Finding, 'subject'>
const ok = (text: string): Result => ({ state: 'ok', text })
const warning = (text: string): Result => ({ state: 'warning', text })
const problem = (text: string): Result => ({ state: 'problem', text })

const waitMs = 5_000

/** A folder of the database that cannot be written would stop the start; it is not opened, since a server may be running in it. */
async function checkFolder(path: string): Promise<Result> {
  for (let folder = path; ; folder = dirname(folder)) {
    try {
      await access(folder, constants.W_OK)
      return ok(`PostgreSQL is started in ${path}.`)
    } catch (error) {
      const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isAbsent || folder === dirname(folder)) return problem(`${folder} cannot be written by this user.`)
    }
  }
}

/** Whether the server answers, is new enough, has this version's tables, and whether the keys of what is sealed in it are given. */
async function checkDatabase({ database: place, encryptionKeys, lostKeys }: Config): Promise<Result> {
  if (place.kind === 'directory') return checkFolder(place.path)
  const database = await openUnmigrated({ kind: 'postgres', url: place.url })
  try {
    const level = await levelOf(database.db)
    if (!level) return ok('It answers and is empty: the first start makes its tables.')
    const known = knownLevel()
    if (level.some((migration) => !known.includes(migration)))
      return problem('It was last used by a newer version of Pravesh: install that version, or an even newer one.')
    const pending = known.filter((migration) => !level.includes(migration)).length
    if (pending > 0)
      return warning(`It answers. ${pending} migrations wait for the next start, or for "npm run migrate".`)
    const given = [...encryptionKeys.map(({ id }) => id), ...lostKeys]
    const unopened = [...(await sealedBy(database.db))].filter(([id]) => !given.includes(id))
    if (unopened.length > 0)
      return problem(
        `What was sealed with ${unopened.map(([id, labels]) => `the key "${id}" (${labels.join(', ')})`).join(', ')} cannot be opened: give it in ENCRYPTION_KEYS.`,
      )
    return ok(`It answers, with the ${known.length} migrations of this version.`)
  } finally {
    await database.close()
  }
}

async function checkReplica(url: string): Promise<Result> {
  const database = await openUnmigrated({ kind: 'postgres', url })
  try {
    const { rows } = await database.db.execute<{ follows: boolean }>(sql`select pg_is_in_recovery() as follows`)
    return rows[0]?.follows ? ok('It answers and follows a primary.') : warning('It answers, but it is no replica.')
  } finally {
    await database.close()
  }
}

async function checkRedis(url: string, { sessionSecrets }: Config): Promise<Result> {
  const limits = redisLimits({ url, secrets: sessionSecrets, waitMs })
  try {
    await limits.count('doctor', 60)
    return ok('It counts.')
  } finally {
    await limits.close()
  }
}

/** Writes a file, reads it and removes it. */
async function checkFiles(config: Config): Promise<Result> {
  const files = openStorage(config)
  await files.checkSpace()
  const sent = new TextEncoder().encode('doctor')
  const key = await files.put(sent, 'text/plain')
  try {
    const read = await files.get(key)
    if (!read || Buffer.compare(read, sent) !== 0) return problem('A file that was written is not what is read.')
    return ok(`Written, read and removed in ${config.s3 ? `the bucket ${config.s3.bucket}` : config.dataDir}.`)
  } finally {
    await files.remove(key)
  }
}

async function checkMail(smtp: Smtp): Promise<Result> {
  await checkSmtp(smtp)
  return ok('The mail server takes us in.')
}

/** Whether the public address answers. Before the first start, or behind a proxy that is not there yet, it does not. */
async function checkAddress({ origin }: Config): Promise<Result> {
  try {
    const { status } = await fetch(new URL('/readyz', origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMs),
    })
    return status === 200 ? ok(`${origin} is ready.`) : warning(`${origin} answers with ${status}.`)
  } catch {
    return warning(`${origin} does not answer from here. That is so before the start; else look at its name and proxy.`)
  }
}

const checkWeb = (): Result =>
  builtWeb() ? ok('Site and consoles are built.') : warning('Not built: only the API is served. Run "npm run build".')

function sentence(error: unknown): string {
  if (error instanceof LowDisk) return 'Too little of the disk is free: see MIN_FREE_DISK_MB.'
  if (!(error instanceof Error)) return String(error)
  // Of several addresses that were tried, the error of them all has a code alone.
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** One check with its subject; what it throws is a problem. */
async function named(subject: string, check: () => Promise<Result>): Promise<Finding> {
  try {
    return { subject, ...(await check()) }
  } catch (error) {
    return { subject, ...problem(sentence(error)) }
  }
}

/** Everything that a configuration names, tried at once: each part answers, or has its sentence. */
export async function examine(config: Config): Promise<Finding[]> {
  const { mode, database, redisUrl, smtp } = config
  const replicas = database.kind === 'postgres' ? (database.replicas ?? []) : []
  const checks = [
    named('Mode', async () => (mode === 'demo' ? warning('demo: everybody knows its passwords.') : ok(mode))),
    named('Site', async () => checkWeb()),
    named('Database', () => checkDatabase(config)),
    ...replicas.map((url, index) => named(`Replica ${index + 1}`, () => checkReplica(url))),
    ...(redisUrl ? [named('Redis', () => checkRedis(redisUrl, config))] : []),
    named('Files', () => checkFiles(config)),
    ...(smtp ? [named('Mail', () => checkMail(smtp))] : []),
    named('Address', () => checkAddress(config)),
  ]
  return [
    ...(await Promise.all(checks)),
    ...turnedOff(config).map((text): Finding => ({ subject: 'Off', ...warning(text) })),
  ]
}
