import type { DatabaseLocation } from '../db/database.ts'
import { addressOf, type Reading } from './environment.ts'
import type { AllowsPlaintext } from './transport.ts'

/** A bucket for private files. */
export type S3 = {
  /** The service's address, such as https://s3.ap-south-1.amazonaws.com; buckets are named in the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const postgres = ['postgres:', 'postgresql:']
/** Ends a problem of an address without TLS. */
export const plaintextHint = 'name its host in PLAINTEXT_HOSTS only where nobody else can listen on the way'

/**
 * True where a connection to this PostgreSQL server stays on this machine or in a host that may be spoken to in plain, or is encrypted
 * and the server's certificate is checked. What `require` and `verify-ca` check differs between versions of PostgreSQL's clients.
 */
function isSafe(url: string, allowsPlaintext: AllowsPlaintext, { text }: Reading): boolean {
  const { hostname, searchParams } = new URL(url)
  const last = (name: string) => searchParams.getAll(name).at(-1)
  if (last('sslmode') === 'verify-full') return true
  const host = last('host') ?? (decodeURIComponent(hostname) || text('PGHOST') || 'localhost')
  return host.startsWith('/') || allowsPlaintext(host)
}

/** The PostgreSQL server that is named, or the one to start in the data directory. */
export function readDatabase(reading: Reading, dataDir: string, allowsPlaintext: AllowsPlaintext): DatabaseLocation {
  const { text, address, reportProblem } = reading
  const url = address('DATABASE_URL', postgres, 'postgres://user:password@host:5432/name')
  const migrationUrl = address('MIGRATION_DATABASE_URL', postgres, 'postgres://owner:password@host:5432/name')
  if (migrationUrl && !url) reportProblem('MIGRATION_DATABASE_URL is set without DATABASE_URL.')
  const directUrl = address('DATABASE_DIRECT_URL', postgres, 'postgres://user:password@host:5432/name')
  if (directUrl && !url) reportProblem('DATABASE_DIRECT_URL is set without DATABASE_URL.')
  const replicas = (text('DATABASE_REPLICA_URLS') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (replicas.some((replica) => !addressOf(replica, postgres)))
    reportProblem('DATABASE_REPLICA_URLS must be PostgreSQL addresses, separated by commas.')
  if (replicas.length > 0 && !url) reportProblem('DATABASE_REPLICA_URLS is set without DATABASE_URL.')
  for (const [name, urls] of [
    ['DATABASE_URL', url ? [url] : []],
    ['DATABASE_DIRECT_URL', directUrl ? [directUrl] : []],
    ['MIGRATION_DATABASE_URL', migrationUrl ? [migrationUrl] : []],
    ['DATABASE_REPLICA_URLS', replicas],
  ] as const)
    if (urls.some((databaseUrl) => addressOf(databaseUrl, postgres) && !isSafe(databaseUrl, allowsPlaintext, reading)))
      reportProblem(
        `${name} goes to another machine without TLS: end it with ?sslmode=verify-full, and ${plaintextHint}.`,
      )
  if (!url) return { kind: 'directory', path: dataDir }
  return {
    ...{ kind: 'postgres', url, replicas },
    ...(directUrl ? { directUrl } : {}),
    ...(migrationUrl ? { migrationUrl } : {}),
  }
}

/** Shared counters for rate limits; `undefined`: counters in the database. */
export function readRedis({ address, reportProblem }: Reading, allowsPlaintext: AllowsPlaintext): string | undefined {
  const redisUrl = address('REDIS_URL', ['redis:', 'rediss:'], 'rediss://host:6380')
  const plaintextUrl = redisUrl && addressOf(redisUrl, ['redis:'])
  if (plaintextUrl && !allowsPlaintext(plaintextUrl.hostname))
    reportProblem(`REDIS_URL goes to another machine without TLS: use rediss://, and ${plaintextHint}.`)
  return redisUrl
}

/** A bucket for files; `undefined`: files are in the data directory. */
export function readS3({ text, address, reportProblem }: Reading, allowsPlaintext: AllowsPlaintext): S3 | undefined {
  const endpoint = address('S3_ENDPOINT', ['http:', 'https:'], 'https://s3.ap-south-1.amazonaws.com')
  const [bucket, accessKeyId, secretAccessKey] = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(text)
  const settingCount = [endpoint, bucket, accessKeyId, secretAccessKey].filter(Boolean).length
  if (settingCount === 0) return undefined
  if (settingCount < 4)
    reportProblem('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all.')
  const plaintextUrl = endpoint && addressOf(endpoint, ['http:'])
  if (plaintextUrl && !allowsPlaintext(plaintextUrl.hostname))
    reportProblem(`S3_ENDPOINT must begin with https:// in production; ${plaintextHint}.`)
  return {
    endpoint: endpoint ?? '',
    bucket: bucket ?? '',
    region: text('S3_REGION') ?? 'ap-south-1',
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  }
}

/** Minimum of free bytes on the disk with the files; `undefined`: the store's default. */
export function readMinFreeDisk({ text, reportProblem }: Reading): number | undefined {
  const megabytes = text('MIN_FREE_DISK_MB')
  if (megabytes === undefined) return undefined
  if (!/^\d{1,9}$/.test(megabytes))
    reportProblem(
      `MIN_FREE_DISK_MB is "${megabytes}": use a whole number of megabytes, such as 2048, or 0 for no limit.`,
    )
  return Number(megabytes) * 1024 * 1024
}
