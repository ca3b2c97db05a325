import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../../app/app.ts'
import { openSession } from '../../people/session/tokens.ts'
import { readConfig } from '../../platform/config/config.ts'
import { type Db, openDb } from '../../platform/db/index.ts'
import { adminAccount, securityEvent, studentAccount } from '../../platform/db/tables.ts'
import { startTestServer } from '../../platform/db/testing/server.ts'

/** Edits of each kind, by turns, so that other work of the machine slows both; as many more before them warm up. */
const edits = 500

/** The same database, in which adding to the security log does nothing. */
function withoutLog<T extends object>(db: T): T {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name === 'transaction')
        return (work: (tx: object) => unknown, ...rest: unknown[]) =>
          value.call(target, (tx: object) => work(withoutLog(tx)), ...rest)
      if (name === 'insert')
        return (table: unknown) =>
          table === securityEvent ? { values: async () => undefined } : value.call(target, table)
      return value.bind(target)
    },
  })
}

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

/** An administrator and a family's account on an empty database: a token of the one, the id of the other. */
async function writeAccounts(db: Db): Promise<{ token: string; id: number }> {
  const values = { username: 'bench', passwordHash: 'x', role: 'owner' } as const
  const [admin] = await db.insert(adminAccount).values(values).returning()
  const [student] = await db.insert(studentAccount).values({ track: 'school', name: 'Bench' }).returning()
  if (!admin || !student) throw new Error('The accounts were not written')
  return { token: await openSession(db, 'admin', admin.id), id: student.id }
}

/** How much longer an administrator's edit takes because it is recorded: one that suspends an account or opens it again. */
export async function measureSecurityLog(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-bench-'))
  const server = await startTestServer()
  try {
    const outer = new pg.Client({ connectionString: server.url('postgres') })
    await outer.connect()
    await outer.query('create database bench')
    await outer.end()
    const database = await openDb({ kind: 'postgres', url: server.url('bench') })
    const config = readConfig({ DATA_DIR: folder })
    if ('problems' in config) throw new Error(config.problems.join(' '))
    const { token, id } = await writeAccounts(database.db)
    const apps = {
      recorded: await buildApp({ database, ...config }),
      unrecorded: await buildApp({ database: { ...database, db: withoutLog(database.db) }, ...config }),
    }
    const times: Record<keyof typeof apps, number[]> = { recorded: [], unrecorded: [] }
    const edit = async (app: FastifyInstance, suspended: boolean) => {
      const startedAt = performance.now()
      const response = await app.inject({
        method: 'PUT',
        url: '/api/v1/admin/accounts',
        headers: { authorization: `Bearer ${token}` },
        payload: { id, realm: 'student', suspended, reason: 'Measured' },
      })
      if (response.statusCode !== 200) throw new Error(`An edit responded ${response.statusCode}: ${response.body}`)
      return performance.now() - startedAt
    }
    for (let n = 0; n < 2 * edits; n++)
      for (const name of ['recorded', 'unrecorded'] as const) {
        // Each suspends and opens again, so that both make the same edits.
        const took = (await edit(apps[name], true)) + (await edit(apps[name], false))
        if (n >= edits) times[name].push(took / 2)
      }
    const events = await database.db.$count(securityEvent)
    if (events !== 4 * edits) throw new Error(`${events} events were recorded, not ${4 * edits}`)
    for (const app of Object.values(apps)) await app.close()
    await database.close()
    const [recorded, unrecorded] = [middle(times.recorded), middle(times.unrecorded)]
    const share = (recorded / unrecorded - 1) * 100
    return `security log: an edit takes ${recorded.toFixed(2)} ms recorded, ${unrecorded.toFixed(2)} ms not recorded: ${share.toFixed(1)} % more`
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
