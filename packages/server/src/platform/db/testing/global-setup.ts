import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDb } from '../index.ts'
import { startTestServer } from './server.ts'

/** The address of the test server, and the name of the migrated database on it that `testDb` copies. */
export interface TestSource {
  url: string
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: TestSource
  }
}

/** Vitest's global set-up: a PostgreSQL server with a migrated database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(project.config.env.TEST_DATA)
  console.info(`Tests run on PostgreSQL ${server.version} from ${server.folder}`)
  const template = 'pravesh_migrated'
  const outer = new pg.Client({ connectionString: server.url('postgres') })
  await outer.connect()
  await outer.query(`create database ${template}`)
  await outer.end()
  const database = await openDb({ kind: 'postgres', url: server.url(template) })
  await database.close()
  project.provide('testDatabase', { url: server.url('postgres'), template })
  return () => server.stop()
}
