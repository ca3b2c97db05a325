import type { Registry } from 'prom-client'
import type { PageCache } from '../cache/page-cache.ts'
import type { PoolUsage } from '../db/database.ts'
import { type Usage, usages } from '../limits/usage.ts'
import { addGauges } from './gauges.ts'

type Cache = readonly [name: string, cache: Pick<PageCache, 'stats' | 'size' | 'bytes'>]

const inUnit =
  (unit: Usage['unit'], part: 'used' | 'waiting' | 'limit') =>
  ([, usage]: readonly [string, Usage]) =>
    usage.unit === unit ? usage[part] : undefined

/** Pools and queues of this process, those of bodies in bytes. */
export const addCapacity = (registry: Registry): void =>
  addGauges(registry, {
    labelNames: ['pool'],
    read: usages,
    labels: ([pool]) => ({ pool }),
    gauges: {
      pravesh_capacity_used: ['Pieces of work that are under way', inUnit(undefined, 'used')],
      pravesh_capacity_waiting: ['Pieces of work that wait for their turn', inUnit(undefined, 'waiting')],
      pravesh_capacity_limit: ['The most that may be under way', inUnit(undefined, 'limit')],
      pravesh_bodies_bytes: ['Bytes of requests that are in memory', inUnit('bytes', 'used')],
      pravesh_bodies_limit_bytes: ['The most bytes of requests that may be in memory', inUnit('bytes', 'limit')],
    },
  })

/** Pools of connections to the database. */
export const addDatabasePools = (registry: Registry, read: () => readonly PoolUsage[]): void =>
  addGauges(registry, {
    labelNames: ['pool'],
    read,
    labels: ({ name }) => ({ pool: name }),
    gauges: {
      pravesh_database_connections: ['Open connections of this process', ({ total }) => total],
      pravesh_database_connections_idle: ['Open connections without work', ({ idle }) => idle],
      pravesh_database_waiting: ['Callers that wait for a connection', ({ waiting }) => waiting],
    },
  })

/** Caches of pages and responses. */
export const addCaches = (registry: Registry, read: () => readonly Cache[]): void =>
  addGauges(registry, {
    labelNames: ['cache'],
    read,
    labels: ([cache]) => ({ cache }),
    gauges: {
      pravesh_cache_entries: ['Entries of the cache', ([, { size }]) => size],
      pravesh_cache_bytes: ['Bytes of the cache', ([, { bytes }]) => bytes],
      pravesh_cache_hits_total: ['Requests with a cached response', ([, { stats }]) => stats.hits + stats.stale],
      pravesh_cache_misses_total: [
        'Requests that had to be computed, or waited for it',
        ([, { stats }]) => stats.misses + stats.joined,
      ],
    },
  })
