import {
  messages,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'

const { serialize } = protocol

/** Maximum number of prepared statements in the engine; the least recently used is evicted first. */
const maxPrepared = 256
/** Statements that can be planned once and reused; others are rare. */
const plannable = /^\s*(?:select|with|insert|update|delete)\b/i
/** "cached plan must not change result type": a column has changed since. */
const outdated = '0A000'

interface Statement {
  name: string
  /** The types of its parameters. */
  types: number[]
  /** The description of its rows; undefined for a statement without rows. */
  row: messages.RowDescriptionMessage | undefined
}

/**
 * Runs a text as one message where it has no parameters and defines something: a migration, or a step of a restore. It takes half the time
 * of PGlite's own `query`, and may be of several statements, of which the last one's result is returned.
 */
export async function runText(
  on: PGlite | Transaction,
  sql: string,
  params: unknown[] = [],
  options: QueryOptions = {},
): Promise<Results<unknown>> {
  if (params.length > 0 || plannable.test(sql)) return on.query(sql, params, options)
  const results = await on.exec(sql, options)
  return results.at(-1) ?? { rows: [], fields: [] }
}

const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/**
 * Runs statements outside transactions, each parsed and planned once and then sent as one message. PGlite's own `query` parses and plans
 * every time, in six messages. A plan that no longer fits is renewed once.
 */
export function createStatements(engine: PGlite) {
  const cache = new Map<string, Statement>()
  let last = 0

  const send = (...parts: Uint8Array[]) =>
    engine.execProtocolStream(joined(...parts, serialize.sync()), { syncToFs: false })

  async function evict(sql: string): Promise<void> {
    const statement = cache.get(sql)
    cache.delete(sql)
    if (statement) await send(serialize.close({ type: 'S', name: statement.name }))
  }

  async function prepared(sql: string): Promise<Statement> {
    const cachedStatement = cache.get(sql)
    if (cachedStatement) {
      cache.delete(sql)
      cache.set(sql, cachedStatement)
      return cachedStatement
    }
    const name = `s${++last}`
    const responses = await send(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }))
    const row = responses.find((message) => message instanceof messages.RowDescriptionMessage)
    const statement = { name, types: parse.parseDescribeStatementResults(responses), row }
    const [oldest] = cache.keys()
    if (cache.size >= maxPrepared && oldest !== undefined) await evict(oldest)
    cache.set(sql, statement)
    return statement
  }

  async function once(sql: string, params: readonly unknown[], options: QueryOptions): Promise<Results<unknown>> {
    const { name, types, row } = await prepared(sql)
    const values = params.map((value, i) =>
      value === null || value === undefined ? null : (engine.serializers[types[i] ?? 0]?.(value) ?? String(value)),
    )
    const responses = await send(serialize.bind({ statement: name, values }), serialize.execute({}))
    const [result] = parse.parseResults(row ? [row, ...responses] : responses, engine.parsers, options)
    if (!result) throw new Error('A statement answered nothing')
    return result
  }

  async function run(sql: string, params: readonly unknown[], options: QueryOptions): Promise<Results<unknown>> {
    try {
      return await once(sql, params, options)
    } catch (error) {
      if (!(error instanceof messages.DatabaseError) || error.code !== outdated) throw error
      await evict(sql)
      return once(sql, params, options)
    }
  }

  return (sql: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<unknown>> =>
    plannable.test(sql)
      ? engine._runExclusiveTransaction(() => engine._runExclusiveQuery(() => run(sql, params, options)))
      : runText(engine, sql, params, options)
}
