import { LRUCache } from 'lru-cache'
import type { Db } from '../database.ts'
import { type SQL, sql } from '../drizzle.ts'

interface Runnable<Rows> {
  execute(values?: Record<string, unknown>): Promise<Rows>
}
interface Preparable<Rows> extends Runnable<Rows> {
  prepare(name: string): Runnable<Rows>
}

/** Maximum number of cached forms of one database; the least recently used is evicted first. */
const mostForms = 300
/** Forms that were requested once recently: only a repeated one is cached, so that unusual ones of an attacker displace none. */
const maxSeen = 500

/**
 * Builder of a statement with many forms: values are placeholders, and `mark` records every other part that changes its text. Two with the
 * same marks have the same text, and are prepared once.
 */
export class Shape {
  readonly values: Record<string, unknown>
  #marks: string[] | undefined

  /** `knownValues` are the values of placeholders that every such statement may name. */
  constructor(form: string, knownValues: Readonly<Record<string, unknown>> = {}) {
    this.#marks = [form]
    this.values = { ...knownValues }
  }

  /** The position of a value in the statement. */
  place(label: string, value: unknown): SQL {
    const name = `${label}_${Object.keys(this.values).length}`
    this.values[name] = value
    this.mark(label)
    return sql`${sql.placeholder(name)}`
  }

  mark(...parts: readonly (string | number)[]): void {
    this.#marks?.push(...parts.map(String))
  }

  /** Marks the statement as unique. */
  single(): void {
    this.#marks = undefined
  }

  get key(): string | undefined {
    return this.#marks?.join(' ')
  }
}

type Forms = { cached: LRUCache<string, object>; seen: LRUCache<string, true> }
const formsOf = new WeakMap<Db, Forms>()
let last = 0

/** Runs a statement of this shape; `make` writes it where no other of its marks is cached. */
export function shaped<Rows>(db: Db, shape: Shape, make: () => Preparable<Rows>): Promise<Rows> {
  const { key, values } = shape
  if (key === undefined) return make().execute(values)
  const forms = formsOf.get(db) ?? { cached: new LRUCache({ max: mostForms }), seen: new LRUCache({ max: maxSeen }) }
  formsOf.set(db, forms)
  // Written by `make` for the same key before, and so with the same rows.
  const cachedStatement = forms.cached.get(key) as Runnable<Rows> | undefined
  if (cachedStatement) return cachedStatement.execute(values)
  if (forms.cached.size >= mostForms && !forms.seen.get(key)) {
    forms.seen.set(key, true)
    return make().execute(values)
  }
  const prepared = make().prepare(`form_${++last}`)
  forms.cached.set(key, prepared)
  return prepared.execute(values)
}
