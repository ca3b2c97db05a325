import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { sql } from '../drizzle.ts'
import { openDb } from '../index.ts'
import { migrate } from '../migrate.ts'
import { openMemory } from '../pglite/memory.ts'
import { keepDump } from './kept.ts'
import { startTestServer } from './server.ts'

/** Where `testDb` finds the migrated database that it copies; in `kept` lie copies that were sown in this run. */
export type TestSource =
  | { kind: 'pglite'; dump: string; kept: string }
  | { kind: 'postgres'; url: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: TestSource
  }
}

async function dumpMigrated(file: string): Promise<void> {
  const home = await openMemory()
  await home.exclusively((db) => migrate(db))
  // Nobody makes a database on it: without the templates a third of its files need not be copied.
  await home.db.execute(sql`update pg_database set datistemplate = false`)
  for (const template of ['template0', 'template1']) await home.db.execute(sql.raw(`drop database ${template}`))
  await keepDump(home, file)
  await home.close()
}

async function onPglite(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-test-'))
  // Many short runs of one state of the tables migrate once, into the file that is named.
  const dump = process.env.TEST_MIGRATED_DUMP ?? join(folder, 'migrated.tar')
  if (!existsSync(dump)) await dumpMigrated(dump)
  project.provide('testDatabase', { kind: 'pglite', dump, kept: folder })
  return () => rmSync(folder, { recursive: true, force: true })
}

async function onPostgres(project: TestProject) {
  const server = await startTestServer()
  console.info(`Tests run on PostgreSQL ${server.version} from ${server.folder}`)
  const template = 'pravesh_migrated'
  const outer = new pg.Client({ connectionString: server.url('postgres') })
  await outer.connect()
  await outer.query(`create database ${template}`)
  await outer.end()
  const home = await openDb({ kind: 'postgres', url: server.url(template) })
  await home.close()
  project.provide('testDatabase', { kind: 'postgres', url: server.url('postgres'), template })
  return () => server.stop()
}

/** Vitest's global set-up: a migrated database of the kind that the project's TEST_DATABASE names. */
export default function setup(project: TestProject): Promise<() => void | Promise<void>> {
  const wanted = project.config.env.TEST_DATABASE ?? process.env.TEST_DATABASE ?? 'pglite'
  if (wanted === 'pglite') return onPglite(project)
  if (wanted === 'postgres') return onPostgres(project)
  throw new Error(`TEST_DATABASE is pglite or postgres, not ${wanted}`)
}
