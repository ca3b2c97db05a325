import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { type DatabaseLocation, OperatorError, openDb } from '../../../platform/db/index.ts'
import { startTestServer } from '../../../platform/db/testing/server.ts'
import type { Options } from '../options.ts'
import type { StatementOn } from '../servers/statement.ts'
import { fill } from './generated.ts'

/** A measured database, with its address for servers and for the bare server's statement. */
export interface MeasuredDatabase {
  name: string
  environment: NodeJS.ProcessEnv
  /** Of the other checkout. */
  otherEnvironment: NodeJS.ProcessEnv
  bareStatement: StatementOn
}
export interface Scratch {
  /** A folder for temporary files. */
  folder: string
  /** Called at the end, the last one first. */
  ends: (() => Promise<void>)[]
}
type DatabaseRequest = {
  options: Options
  environment: NodeJS.ProcessEnv
  scratch: Scratch
  log: (line: string) => void
}

async function createSampleDatabase(where: DatabaseLocation, { options, log }: DatabaseRequest): Promise<void> {
  log(`Making up ${options.rows} schools and as many colleges …`)
  const database = await openDb(where)
  try {
    await fill(database, options.rows)
  } finally {
    await database.close()
  }
}

async function temporaryPostgres(request: DatabaseRequest): Promise<string> {
  const server = await startTestServer()
  request.scratch.ends.push(server.stop)
  const outer = new pg.Client({ connectionString: server.url('postgres') })
  await outer.connect()
  await outer.query('create database bench')
  await outer.end()
  await createSampleDatabase({ kind: 'postgres', url: server.url('bench') }, request)
  return server.url('bench')
}

async function onPostgres(request: DatabaseRequest): Promise<MeasuredDatabase> {
  const { options, environment, scratch } = request
  const url = environment.DATABASE_URL ?? (await temporaryPostgres(request))
  const environmentFor = (folder: string, databaseUrl: string) => ({
    ...environment,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(scratch.folder, folder),
  })
  return {
    name: environment.DATABASE_URL ? 'PostgreSQL' : 'PostgreSQL, made up',
    environment: environmentFor('files', url),
    otherEnvironment: environmentFor('other-files', options['against-database'] ?? url),
    bareStatement: { kind: 'postgres', url },
  }
}

async function embedded(request: DatabaseRequest): Promise<MeasuredDatabase> {
  const { options, environment, scratch } = request
  const path = resolve(environment.DATA_DIR ?? join(scratch.folder, 'embedded'))
  const other = resolve(options['against-data'] ?? join(scratch.folder, 'other-embedded'))
  if (!environment.DATA_DIR) {
    await createSampleDatabase({ kind: 'directory', path }, request)
    if (options.against && !options['against-data']) cpSync(path, other, { recursive: true })
  } else if (options.against && !options['against-data'])
    throw new OperatorError(
      'An embedded database has one owner: name a copy for the other checkout with --against-data.',
    )
  const { DATABASE_URL: _, ...rest } = environment
  return {
    name: environment.DATA_DIR ? 'embedded' : 'embedded, made up',
    environment: { ...rest, DATA_DIR: path },
    otherEnvironment: { ...rest, DATA_DIR: other },
    bareStatement: { kind: 'directory', path: join(scratch.folder, 'bare') },
  }
}

const openers = { postgres: onPostgres, embedded } as const

/** How to open each database that is measured: those that the environment names, or temporary ones. */
export function measuredDatabasesOf(request: DatabaseRequest): (() => Promise<MeasuredDatabase>)[] {
  const { options, environment } = request
  const isConfigured = { postgres: !!environment.DATABASE_URL, embedded: !!environment.DATA_DIR }
  const any = isConfigured.postgres || isConfigured.embedded
  const kinds = (['postgres', 'embedded'] as const).filter((kind) =>
    options.database ? kind === options.database : isConfigured[kind] || !any,
  )
  for (const kind of kinds)
    if (any && !isConfigured[kind])
      throw new OperatorError(`Set ${kind === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR'}, or neither of the two.`)
  return kinds.map((kind) => () => openers[kind](request))
}
