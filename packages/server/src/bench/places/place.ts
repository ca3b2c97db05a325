import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { openDb, Refusal, type Where } from '../../db/index.ts'
import { startTestServer } from '../../db/testing/server.ts'
import type { Options } from '../options.ts'
import type { StatementOn } from '../servers/statement.ts'
import { fill } from './made-up.ts'

/** A database that is measured, with what servers and the bare server's statement need to reach it. */
export interface Place {
  name: string
  environment: NodeJS.ProcessEnv
  /** Of the other checkout. */
  against: NodeJS.ProcessEnv
  bare: StatementOn
}
export interface Scratch {
  /** For what is gone afterwards. */
  folder: string
  /** Called at the end, the last one first. */
  ends: (() => Promise<void>)[]
}
type Asked = { options: Options; environment: NodeJS.ProcessEnv; scratch: Scratch; say: (line: string) => void }

async function madeUp(where: Where, { options, say }: Asked): Promise<void> {
  say(`Making up ${options.rows} schools and as many colleges …`)
  const home = await openDb(where)
  try {
    await fill(home, options.rows)
  } finally {
    await home.close()
  }
}

async function temporaryPostgres(asked: Asked): Promise<string> {
  const server = await startTestServer()
  asked.scratch.ends.push(server.stop)
  const outer = new pg.Client({ connectionString: server.url('postgres') })
  await outer.connect()
  await outer.query('create database bench')
  await outer.end()
  await madeUp({ kind: 'postgres', url: server.url('bench') }, asked)
  return server.url('bench')
}

async function onPostgres(asked: Asked): Promise<Place> {
  const { options, environment, scratch } = asked
  const url = environment.DATABASE_URL ?? (await temporaryPostgres(asked))
  const own = (folder: string, of: string) => ({
    ...environment,
    DATABASE_URL: of,
    DATA_DIR: join(scratch.folder, folder),
  })
  return {
    name: environment.DATABASE_URL ? 'PostgreSQL' : 'PostgreSQL, made up',
    environment: own('files', url),
    against: own('other-files', options['against-database'] ?? url),
    bare: { kind: 'postgres', url },
  }
}

async function embedded(asked: Asked): Promise<Place> {
  const { options, environment, scratch } = asked
  const path = resolve(environment.DATA_DIR ?? join(scratch.folder, 'embedded'))
  const other = resolve(options['against-data'] ?? join(scratch.folder, 'other-embedded'))
  if (!environment.DATA_DIR) {
    await madeUp({ kind: 'directory', path }, asked)
    if (options.against && !options['against-data']) cpSync(path, other, { recursive: true })
  } else if (options.against && !options['against-data'])
    throw new Refusal('An embedded database has one owner: name a copy for the other checkout with --against-data.')
  const { DATABASE_URL: _, ...rest } = environment
  return {
    name: environment.DATA_DIR ? 'embedded' : 'embedded, made up',
    environment: { ...rest, DATA_DIR: path },
    against: { ...rest, DATA_DIR: other },
    bare: { kind: 'directory', path: join(scratch.folder, 'bare') },
  }
}

const openers = { postgres: onPostgres, embedded } as const

/** How to open each database that is measured: those that the environment names, or temporary ones. */
export function placesOf(asked: Asked): (() => Promise<Place>)[] {
  const { options, environment } = asked
  const named = { postgres: !!environment.DATABASE_URL, embedded: !!environment.DATA_DIR }
  const any = named.postgres || named.embedded
  const kinds = (['postgres', 'embedded'] as const).filter((kind) =>
    options.database ? kind === options.database : named[kind] || !any,
  )
  for (const kind of kinds)
    if (any && !named[kind])
      throw new Refusal(`Set ${kind === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR'}, or neither of the two.`)
  return kinds.map((kind) => () => openers[kind](asked))
}
