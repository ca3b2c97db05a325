import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDb } from '../index.ts'
import { migrate } from '../migrate.ts'
import { createFixture } from './cached-data.ts'
import { startTestServer } from './server.ts'

/** The source of the migrated database that `testDb` copies; `kept` contains those seeded in this run. */
export type TestSource =
  | { kind: 'pglite'; migrated: string; kept: string }
  | { kind: 'postgres'; url: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: TestSource
  }
}

async function onPglite(project: TestProject) {
  const folder = mkdtempSync(join(project.config.env.TMPDIR ?? tmpdir(), 'pravesh-test-'))
  const migrated = join(folder, 'migrated')
  await createFixture(migrated, undefined, (database) => database.exclusively((db) => migrate(db)))
  project.provide('testDatabase', { kind: 'pglite', migrated, kept: folder })
  return () => rmSync(folder, { recursive: true, force: true })
}

async function onPostgres(project: TestProject) {
  const server = await startTestServer(project.config.env.TEST_DATA)
  console.info(`Tests run on PostgreSQL ${server.version} from ${server.folder}`)
  const template = 'pravesh_migrated'
  const outer = new pg.Client({ connectionString: server.url('postgres') })
  await outer.connect()
  await outer.query(`create database ${template}`)
  await outer.end()
  const database = await openDb({ kind: 'postgres', url: server.url(template) })
  await database.close()
  project.provide('testDatabase', { kind: 'postgres', url: server.url('postgres'), template })
  return () => server.stop()
}

/** Vitest's global set-up: a migrated database of the kind that the project's TEST_DATABASE names. */
export default function setup(project: TestProject): Promise<() => void | Promise<void>> {
  const requestedKind = project.config.env.TEST_DATABASE ?? process.env.TEST_DATABASE ?? 'pglite'
  if (requestedKind === 'pglite') return onPglite(project)
  if (requestedKind === 'postgres') return onPostgres(project)
  throw new Error(`TEST_DATABASE is pglite or postgres, not ${requestedKind}`)
}
