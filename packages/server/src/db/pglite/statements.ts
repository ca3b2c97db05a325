import { messages, type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

const { serialize } = protocol

/** Statements kept in the engine; what was not asked for longest goes first. */
const mostKept = 256
/** What can be planned once and run again; anything else is rare. */
const plannable = /^\s*(?:select|with|insert|update|delete)\b/i
/** "cached plan must not change result type": a column has changed since. */
const outdated = '0A000'

interface Statement {
  name: string
  /** The types of its parameters. */
  types: number[]
  /** What its rows look like; undefined for one that answers none. */
  row: messages.RowDescriptionMessage | undefined
}

const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/**
 * Runs statements outside transactions, each parsed and planned once and then sent in one piece. PGlite's own `query` parses and plans anew
 * each time, in six pieces. A plan that no longer fits is made anew once.
 */
export function createStatements(engine: PGlite) {
  const kept = new Map<string, Statement>()
  let last = 0

  const send = (...parts: Uint8Array[]) =>
    engine.execProtocolStream(joined(...parts, serialize.sync()), { syncToFs: false })

  async function forget(sql: string): Promise<void> {
    const one = kept.get(sql)
    kept.delete(sql)
    if (one) await send(serialize.close({ type: 'S', name: one.name }))
  }

  async function prepared(sql: string): Promise<Statement> {
    const known = kept.get(sql)
    if (known) {
      kept.delete(sql)
      kept.set(sql, known)
      return known
    }
    const name = `s${++last}`
    const answers = await send(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }))
    const row = answers.find((answer) => answer instanceof messages.RowDescriptionMessage)
    const made = { name, types: parse.parseDescribeStatementResults(answers), row }
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) await forget(oldest)
    kept.set(sql, made)
    return made
  }

  async function once(sql: string, params: readonly unknown[], options: QueryOptions): Promise<Results<unknown>> {
    const { name, types, row } = await prepared(sql)
    const values = params.map((value, i) =>
      value === null || value === undefined ? null : (engine.serializers[types[i] ?? 0]?.(value) ?? String(value)),
    )
    const answers = await send(serialize.bind({ statement: name, values }), serialize.execute({}))
    const [result] = parse.parseResults(row ? [row, ...answers] : answers, engine.parsers, options)
    if (!result) throw new Error('A statement answered nothing')
    return result
  }

  async function run(sql: string, params: readonly unknown[], options: QueryOptions): Promise<Results<unknown>> {
    try {
      return await once(sql, params, options)
    } catch (thrown) {
      if (!(thrown instanceof messages.DatabaseError) || thrown.code !== outdated) throw thrown
      await forget(sql)
      return once(sql, params, options)
    }
  }

  return (sql: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<unknown>> =>
    plannable.test(sql)
      ? engine._runExclusiveTransaction(() => engine._runExclusiveQuery(() => run(sql, params, options)))
      : engine.query(sql, params, options)
}
