import { sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'

/** A worker without a heartbeat for this long has died; its job is claimed again. */
export const leaseSeconds = 60

export type Claimed = {
  id: number
  kind: string
  payload: unknown
  /** Including this one. With the id it identifies the claim. */
  attempts: number
  checkpoint: unknown
  expired: boolean
  /** An earlier attempt was cut off in the middle of an irreversible step. */
  begun: boolean
}

const lease = sql`now() + make_interval(secs => ${leaseSeconds})`
const mine = ({ id, attempts }: Claimed) => sql`id = ${id} and attempts = ${attempts} and state = 'ready'`

/** Takes the job that is longest due, which no other worker gets meanwhile; undefined where none is due. */
export async function claim(db: Db, kinds: readonly string[]): Promise<Claimed | undefined> {
  const { rows } = await db.execute<Claimed>(sql`
    update job set attempts = attempts + 1, leased_until = ${lease}
    where id = (
      select id from job
      where state = 'ready' and run_at <= now() and (leased_until is null or leased_until < now())
        and kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))
      order by run_at, id limit 1 for update skip locked)
    returning id, kind, payload, attempts, checkpoint, coalesce(expires_at < now(), false) as expired,
      begun_at is not null as begun`)
  return rows[0]
}

const changed = async (db: Db, statement: ReturnType<typeof sql>): Promise<boolean> =>
  (await db.execute(sql`${statement} returning id`)).rows.length > 0

/** Renews the lease and reports the progress. False where the lease was lost: then the work must stop. */
export function renew(
  db: Db,
  claimed: Claimed,
  position?: { progress: number; checkpoint?: unknown },
): Promise<boolean> {
  const checkpointValue =
    position?.checkpoint === undefined ? sql`checkpoint` : sql`${JSON.stringify(position.checkpoint)}::jsonb`
  const progress = position === undefined ? sql`progress` : sql`${position.progress}::real`
  return changed(
    db,
    sql`update job set leased_until = ${lease}, progress = ${progress}, checkpoint = ${checkpointValue} where ${mine(claimed)}`,
  )
}

/** Records the start of an irreversible step. False where the lease was lost. */
export const begin = (db: Db, claimed: Claimed): Promise<boolean> =>
  changed(db, sql`update job set begun_at = now() where ${mine(claimed)}`)

/** The payload is deleted: it is personal, and no longer needed. */
export const finish = (db: Db, claimed: Claimed): Promise<boolean> =>
  changed(
    db,
    sql`update job set state = 'done', progress = 1, payload = '{}', checkpoint = null, leased_until = null,
      begun_at = null, error = null, ended_at = now() where ${mine(claimed)}`,
  )

export const retry = (db: Db, claimed: Claimed, error: string, seconds: number): Promise<boolean> =>
  changed(
    db,
    sql`update job set leased_until = null, begun_at = null, error = ${error}, run_at = now() + make_interval(secs => ${seconds})
      where ${mine(claimed)}`,
  )

/** `uncertain`: it may have been done. */
export const bury = (db: Db, claimed: Claimed, error: string, uncertain = false): Promise<boolean> =>
  changed(
    db,
    sql`update job set state = 'dead', leased_until = null, error = ${error}, ended_at = now(),
      begun_at = case when ${uncertain} then coalesce(begun_at, now()) end where ${mine(claimed)}`,
  )

/** Puts a job back untried: this process is leaving. */
export const release = (db: Db, claimed: Claimed): Promise<boolean> =>
  changed(db, sql`update job set leased_until = null, begun_at = null, attempts = attempts - 1 where ${mine(claimed)}`)

/** Puts a job back untried, for later. */
export const postpone = (db: Db, claimed: Claimed, seconds: number): Promise<boolean> =>
  changed(
    db,
    sql`update job set leased_until = null, begun_at = null, attempts = attempts - 1,
      run_at = now() + make_interval(secs => ${seconds}) where ${mine(claimed)}`,
  )

/** Where no other process can be working, jobs leased at a start are a killed one's. */
export async function releaseAll(db: Db): Promise<void> {
  await db.execute(sql`update job set leased_until = null where state = 'ready' and leased_until is not null`)
}
