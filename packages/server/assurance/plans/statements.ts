import { type SQL, sql } from '../../src/platform/db/drizzle.ts'
import type { Db } from '../../src/platform/db/index.ts'

export type SentStatement = { text: string; params: unknown[] }

const getObject = (source: unknown, name: string): object => {
  const value: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined
  if (typeof value !== 'object' || value === null) throw new Error(`Drizzle keeps no ${name} any more`)
  return value
}

/**
 * Collects the statements that a piece of work sends, each text once, with its first values. Drizzle reports every statement to the logger
 * of its session, prepared or not, on either database; only the opening of a database could set one, so it is installed here.
 */
export function listener(db: Db): (work: () => Promise<unknown>) => Promise<SentStatement[]> {
  let recording: Map<string, SentStatement> | undefined
  const logger = {
    logQuery: (text: string, params: unknown[]) => {
      if (recording && !recording.has(text)) recording.set(text, { text, params: [...params] })
    },
  }
  const session = getObject(db, 'session')
  Reflect.set(session, 'logger', logger)
  // A transaction makes its session from these.
  Reflect.set(getObject(session, 'options'), 'logger', logger)
  return async (work) => {
    const mine = new Map<string, SentStatement>()
    recording = mine
    try {
      await work()
    } finally {
      recording = undefined
    }
    return [...mine.values()]
  }
}

/** A statement as it was sent, to be put into another. */
export function embedStatement({ text, params }: SentStatement): SQL {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`))
  return sql.join(parts)
}
