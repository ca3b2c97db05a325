import type { Where } from '../db/database.ts'
import { addressOf, type Reading } from './environment.ts'
import type { MayBePlain } from './transport.ts'

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
const orNamed = 'name its host in PLAINTEXT_HOSTS only where nobody else can listen on the way'

/**
 * True where a connection to this PostgreSQL server stays on this machine or in a host that may be spoken to in plain, or is encrypted
 * and the server's certificate is checked. What `require` and `verify-ca` check differs between versions of PostgreSQL's clients.
 */
function isSafe(url: string, mayBePlain: MayBePlain, { text }: Reading): boolean {
  const { hostname, searchParams } = new URL(url)
  const last = (name: string) => searchParams.getAll(name).at(-1)
  if (last('sslmode') === 'verify-full') return true
  const host = last('host') ?? (decodeURIComponent(hostname) || text('PGHOST') || 'localhost')
  return host.startsWith('/') || mayBePlain(host)
}

/** The PostgreSQL server that is named, or the embedded database in the data directory. */
export function readDatabase(reading: Reading, dataDir: string, mayBePlain: MayBePlain): Where {
  const { text, address, refuse } = reading
  const url = address('DATABASE_URL', postgres, 'postgres://user:password@host:5432/name')
  const replicas = (text('DATABASE_REPLICA_URLS') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (replicas.some((replica) => !addressOf(replica, postgres)))
    refuse('DATABASE_REPLICA_URLS must be PostgreSQL addresses, separated by commas.')
  if (replicas.length > 0 && !url) refuse('DATABASE_REPLICA_URLS is set without DATABASE_URL.')
  for (const [name, urls] of [
    ['DATABASE_URL', url ? [url] : []],
    ['DATABASE_REPLICA_URLS', replicas],
  ] as const)
    if (urls.some((one) => addressOf(one, postgres) && !isSafe(one, mayBePlain, reading)))
      refuse(`${name} goes to another machine without TLS: end it with ?sslmode=verify-full, and ${orNamed}.`)
  return url ? { kind: 'postgres', url, replicas } : { kind: 'directory', path: dataDir }
}

/** Shared counters for rate limits; `undefined` keeps them in the database. */
export function readRedis({ address, refuse }: Reading, mayBePlain: MayBePlain): string | undefined {
  const given = address('REDIS_URL', ['redis:', 'rediss:'], 'rediss://host:6380')
  const plain = given && addressOf(given, ['redis:'])
  if (plain && !mayBePlain(plain.hostname))
    refuse(`REDIS_URL goes to another machine without TLS: use rediss://, and ${orNamed}.`)
  return given
}

/** A bucket for files; `undefined`: they are kept in the data directory. */
export function readS3({ text, address, refuse }: Reading, mayBePlain: MayBePlain): S3 | undefined {
  const endpoint = address('S3_ENDPOINT', ['http:', 'https:'], 'https://s3.ap-south-1.amazonaws.com')
  const [bucket, accessKeyId, secretAccessKey] = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(text)
  const given = [endpoint, bucket, accessKeyId, secretAccessKey].filter(Boolean).length
  if (given === 0) return undefined
  if (given < 4)
    refuse('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all.')
  const plain = endpoint && addressOf(endpoint, ['http:'])
  if (plain && !mayBePlain(plain.hostname)) refuse(`S3_ENDPOINT must begin with https:// in production; ${orNamed}.`)
  return {
    endpoint: endpoint ?? '',
    bucket: bucket ?? '',
    region: text('S3_REGION') ?? 'ap-south-1',
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  }
}
