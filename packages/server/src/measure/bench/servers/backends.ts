import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { createClient } from '../../../platform/db/postgres/connection.ts'

/** Linux counts processor time in hundredths of a second, independently of its own clock. */
const tickMs = 10

/** Processor time of a process from its line in /proc, in ms; undefined for one that is no PostgreSQL. */
export function processorOf(stat: string): number | undefined {
  const match = /^\d+ \((.*)\) (.*)$/s.exec(stat)
  if (!match?.[1]?.startsWith('postgres')) return undefined
  const fields = (match[2] ?? '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

function processorOfPid(pid: number): number | undefined {
  try {
    return processorOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // Ended meanwhile, or runs on another machine.
    return undefined
  }
}

export interface Backends {
  /** Processor time so far of all connections to the database, in ms; undefined where PostgreSQL runs elsewhere. */
  processor: () => Promise<number | undefined>
  close: () => Promise<void>
}

/** Watches those who serve the connections to a database. */
export async function watchBackends(url: string): Promise<Backends> {
  const client: pg.Client = createClient(url, 'bench')
  await client.connect()
  const text = `select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
  return {
    async processor() {
      const { rows } = await client.query<{ pid: number }>(text)
      const times = rows.map(({ pid }) => processorOfPid(pid)).filter((ms) => ms !== undefined)
      return times.length > 0 ? times.reduce((sum, ms) => sum + ms, 0) : undefined
    },
    close: () => client.end(),
  }
}
