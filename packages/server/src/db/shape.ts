import type { Db } from './database.ts'
import { type SQL, sql } from './drizzle.ts'

interface Runnable<Rows> {
  execute(values?: Record<string, unknown>): Promise<Rows>
}
interface Preparable<Rows> extends Runnable<Rows> {
  prepare(name: string): Runnable<Rows>
}

/** Forms kept of one database; any beyond are written anew each time. */
const mostForms = 300

/**
 * What a statement with many forms is made of: values take places, and `mark` says whatever else decides how it reads. Two of the same marks
 * read alike, and are written and planned once.
 */
export class Shape {
  readonly values: Record<string, unknown>
  #marks: string[] | undefined

  /** `knownValues` are the values of placeholders that every such statement may name. */
  constructor(form: string, knownValues: Readonly<Record<string, unknown>> = {}) {
    this.#marks = [form]
    this.values = { ...knownValues }
  }

  /** Where a value stands in the statement. */
  place(label: string, value: unknown): SQL {
    const name = `${label}_${Object.keys(this.values).length}`
    this.values[name] = value
    this.mark(label)
    return sql`${sql.placeholder(name)}`
  }

  mark(...parts: readonly (string | number)[]): void {
    this.#marks?.push(...parts.map(String))
  }

  /** Says that no other statement will read like this one. */
  single(): void {
    this.#marks = undefined
  }

  get key(): string | undefined {
    return this.#marks?.join(' ')
  }
}

const forms = new WeakMap<Db, Map<string, unknown>>()
let last = 0

/** Runs a statement of this shape; `make` writes it where no other of its marks was written before. */
export function shaped<Rows>(db: Db, shape: Shape, make: () => Preparable<Rows>): Promise<Rows> {
  const { key, values } = shape
  const cache = forms.get(db) ?? new Map<string, unknown>()
  forms.set(db, cache)
  if (key === undefined) return make().execute(values)
  const cachedStatement = cache.get(key) as Runnable<Rows> | undefined
  if (cachedStatement) return cachedStatement.execute(values)
  if (cache.size >= mostForms) return make().execute(values)
  const prepared = make().prepare(`form_${++last}`)
  cache.set(key, prepared)
  return prepared.execute(values)
}
