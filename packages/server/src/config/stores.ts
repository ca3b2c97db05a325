import type { Where } from '../db/home.ts'
import type { S3 } from '../delivery/storage/s3.ts'
import { addressOf, type Reading } from './environment.ts'

const postgres = ['postgres:', 'postgresql:']

/** The PostgreSQL server that is named, or the embedded database in the data directory. */
export function readDatabase({ text, address, refuse }: Reading, dataDir: string): Where {
  const url = address('DATABASE_URL', postgres, 'postgres://user:password@host:5432/name')
  const replicas = (text('DATABASE_REPLICA_URLS') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (replicas.some((replica) => !addressOf(replica, postgres)))
    refuse('DATABASE_REPLICA_URLS must be PostgreSQL addresses, separated by commas.')
  if (replicas.length > 0 && !url) refuse('DATABASE_REPLICA_URLS is set without DATABASE_URL.')
  return url ? { kind: 'postgres', url, replicas } : { kind: 'directory', path: dataDir }
}

/** Shared counters for rate limits; `undefined` keeps them in the database. */
export const readRedis = ({ address }: Reading): string | undefined =>
  address('REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379')

/** A bucket for files; `undefined`: they are kept in the data directory. */
export function readS3({ text, address, refuse }: Reading): S3 | undefined {
  const endpoint = address('S3_ENDPOINT', ['http:', 'https:'], 'https://s3.ap-south-1.amazonaws.com')
  const [bucket, accessKeyId, secretAccessKey] = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(text)
  const given = [endpoint, bucket, accessKeyId, secretAccessKey].filter(Boolean).length
  if (given === 0) return undefined
  if (given < 4)
    refuse('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all.')
  return {
    endpoint: endpoint ?? '',
    bucket: bucket ?? '',
    region: text('S3_REGION') ?? 'ap-south-1',
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  }
}
