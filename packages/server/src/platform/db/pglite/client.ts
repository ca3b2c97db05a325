import type { QueryOptions, Results } from '@electric-sql/pglite'
import { copyTarget, copyText } from '../copy-text.ts'
import type { CopyBack, CopyIn } from '../database.ts'
import { copyOutOver } from './copy-out.ts'
import type { Call } from './protocol.ts'

/** `rowCount` as in node-postgres, in addition to PGlite's own `affectedRows`. */
const counted = (result: Results<unknown>) => ({
  ...result,
  rowCount: result.rows.length || (result.affectedRows ?? 0),
})

/** The part of PGlite that Drizzle calls, over a session in any thread; the session parses as Drizzle requires. */
export function createClient(call: Call) {
  const on = (tx: number) => ({
    query: async (sql: string, params?: unknown[], options?: QueryOptions) =>
      counted(
        (await call({
          op: 'query',
          tx,
          sql,
          params,
          rowMode: options?.rowMode,
        })) as Results<unknown>,
      ),
    exec: (sql: string) => call({ op: 'exec', tx, sql }),
    copyIn: (async (table, columns, rows) => {
      let total = 0
      for await (const chunk of copyText(rows)) {
        await call({ op: 'copy', tx, target: copyTarget(table, columns), text: chunk.text })
        total += chunk.rows
      }
      return total
    }) satisfies CopyIn,
    copyBack: (async (table, columns, text) => {
      const bytes = new Uint8Array(text)
      return Number(await call({ op: 'copy', tx, target: copyTarget(table, columns), text: bytes }))
    }) satisfies CopyBack,
    copyOut: copyOutOver(call, tx),
  })

  async function transaction<T>(work: (tx: ReturnType<typeof on>) => Promise<T>): Promise<T> {
    const tx = (await call({ op: 'begin' })) as number
    let result: T
    try {
      result = await work(on(tx))
    } catch (error) {
      // The error of the work matters more than a failure to roll back.
      await call({ op: 'rollback', tx }).catch(() => undefined)
      throw error
    }
    await call({ op: 'commit', tx })
    return result
  }

  return { ...on(0), transaction }
}

export type Client = ReturnType<typeof createClient>
