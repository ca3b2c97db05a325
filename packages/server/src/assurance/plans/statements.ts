import { type SQL, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/index.ts'

export type Sent = { text: string; params: unknown[] }

const held = (of: unknown, name: string): object => {
  const value: unknown = typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
  if (typeof value !== 'object' || value === null) throw new Error(`Drizzle keeps no ${name} any more`)
  return value
}

/**
 * Answers what statements a piece of work sends, each text once, with the values it was sent with first. Drizzle tells every statement to
 * the logger of its session, prepared or not, on either database; only the opening of a home could set one, so it is put in place here.
 */
export function listener(db: Db): (work: () => Promise<unknown>) => Promise<Sent[]> {
  let heard: Map<string, Sent> | undefined
  const logger = {
    logQuery: (text: string, params: unknown[]) => {
      if (heard && !heard.has(text)) heard.set(text, { text, params: [...params] })
    },
  }
  const session = held(db, 'session')
  Reflect.set(session, 'logger', logger)
  // A transaction makes its session from these.
  Reflect.set(held(session, 'options'), 'logger', logger)
  return async (work) => {
    const mine = new Map<string, Sent>()
    heard = mine
    try {
      await work()
    } finally {
      heard = undefined
    }
    return [...mine.values()]
  }
}

/** A statement as it was sent, to be put into another. */
export function again({ text, params }: Sent): SQL {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`))
  return sql.join(parts)
}
