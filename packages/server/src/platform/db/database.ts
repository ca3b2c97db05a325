import type { ExtractTablesWithRelations, PgDatabase, PgQueryResultHKT, PgTransaction } from './drizzle.ts'
import type * as tables from './tables.ts'

type Tables = typeof tables

/** What `db.execute` answers: `rowCount` counts the rows answered, else the rows written. */
interface RawResult<Row> {
  rows: Row[]
  rowCount: number | null
}

interface HomeResult extends PgQueryResultHKT {
  type: RawResult<this['row']>
}

export type Db = PgDatabase<HomeResult, Tables>
export type Tx = PgTransaction<HomeResult, Tables, ExtractTablesWithRelations<Tables>>

/** A value of a bulk row. Arrays and objects must come as PostgreSQL literals or JSON text. */
export type BulkValue = string | number | bigint | boolean | Date | null | undefined

/** Streams rows into `table (columns)`; returns their number. Both names are the database's. */
export type CopyIn = (
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly BulkValue[]> | AsyncIterable<readonly BulkValue[]>,
) => Promise<number>

/** The rows of a table as COPY writes them, in pieces that may end anywhere. The names are as the database knows them. */
export type CopyOut = (table: string, columns: readonly string[]) => AsyncIterable<Uint8Array>

/** Inserts complete rows in the format of `CopyOut`; returns their number. */
export type CopyBack = (table: string, columns: readonly string[], text: Uint8Array) => Promise<number>

/**
 * Where the database lives: a PostgreSQL server, or a directory on which this process starts one. `directUrl` leads past a
 * pooler, for notices, locks of a session and bulk work; `migrationUrl` is the server as the owner of the tables, for migrations, where the
 * role that serves is another.
 */
export type DatabaseLocation =
  | { kind: 'directory'; path: string }
  | {
      kind: 'postgres'
      url: string
      directUrl?: string
      replicas?: readonly string[]
      poolSize?: number
      migrationUrl?: string
    }

/** Connections of a pool: all, those without work, and the callers that wait for one. Replicas are counted together. */
export type PoolUsage = { name: 'requests' | 'work' | 'replicas'; total: number; idle: number; waiting: number }

/** The database, wherever its server runs. */
export interface Database {
  /** True where this process has started the server and no other may: what an earlier process left undone is free to take. */
  readonly isExclusive: boolean
  /** Inside `db.transaction` use only its `tx`: `db` is another connection, which does not see uncommitted rows. */
  readonly db: Db
  /**
   * For what everybody may read, which may be outdated by seconds: spread over the replicas that have every change this process was told
   * of, otherwise `db`.
   */
  readonly reads: Db
  /** The pools of connections of this process, as they are now. */
  pools(): PoolUsage[]
  /** Resolves when the database is gone for good and the process should end. */
  readonly lost: Promise<Error>
  /**
   * Receives NOTIFY on a channel of lower-case letters and underscores; returns a function that stops it. `missed` is called after a
   * broken connection was restored: notices may have been lost meanwhile.
   */
  listen(channel: string, onMessage: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  /** One long transaction with bulk loaders on the same connection; no statement timeout. */
  bulk<T>(work: (tx: Tx, copyIn: CopyIn, copyBack: CopyBack) => Promise<T>): Promise<T>
  /** One transaction on one snapshot, for any length of reading, which blocks no other work; no statement timeout. */
  snapshot<T>(work: (db: Db | Tx, copyOut: CopyOut) => Promise<T>): Promise<T>
  /**
   * Holds a shared advisory lock while `work` runs, which `pg_locks` shows to all who share the database. It ends with this process,
   * however that ends. Throws where it was lost before the work was done.
   */
  withLock<T>(lock: number, work: () => Promise<T>): Promise<T>
  /** Runs `work` exclusively, across processes; `db` has no statement timeout there. */
  exclusively<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}
