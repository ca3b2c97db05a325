import { z } from 'zod'
import { sql } from '../../src/platform/db/drizzle.ts'
import type { Db, Tx } from '../../src/platform/db/index.ts'
import { embedStatement, type SentStatement } from './statements.ts'

/** A node of a plan, as far as it is judged. */
type Node = {
  'Node Type': string
  'Plan Rows': number
  'Relation Name'?: string | undefined
  'Parent Relationship'?: string | undefined
  Plans?: Node[] | undefined
}
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Plan Rows': z.number(),
    'Relation Name': z.string().optional(),
    'Parent Relationship': z.string().optional(),
    Plans: z.array(node).optional(),
  }),
)
const explained = z.tuple([z.object({ Plan: node })])

/** Rows that may be sorted: the maximum that a list counts. */
const mostSorted = 1_001
/** Rows of a table that may be read from its beginning. */
const mostScanned = 5_000

// They take all that is below them before they give a row: a limit above them cuts nothing off.
const takesAll = [
  'Sort',
  'Aggregate',
  'Hash',
  'WindowAgg',
  'SetOp',
  'Materialize',
  'BitmapAnd',
  'BitmapOr',
  'ModifyTable',
]

/** Errors of a plan: sorts and sequential scans beyond the bounds, by the planner's own estimates. */
function findPlanErrors(plan: Node, sizes: ReadonlyMap<string, number>): string[] {
  const errors: string[] = []
  const visit = (node: Node, share: number) => {
    const kind = node['Node Type']
    const table = node['Relation Name'] ?? ''
    const [below] = node.Plans ?? []
    if (kind === 'Sort' && below && below['Plan Rows'] > mostSorted) errors.push(`sorts ${below['Plan Rows']} rows`)
    const scanned = Math.round((sizes.get(table) ?? 0) * share)
    if (kind === 'Seq Scan' && scanned > mostScanned) errors.push(`reads ${scanned} rows of ${table} one by one`)
    for (const child of node.Plans ?? []) {
      const isSubplan = child['Parent Relationship'] === 'InitPlan' || child['Parent Relationship'] === 'SubPlan'
      if (isSubplan || takesAll.includes(kind)) visit(child, 1)
      else if (kind === 'Limit') visit(child, share * Math.min(1, node['Plan Rows'] / Math.max(1, child['Plan Rows'])))
      else visit(child, share)
    }
  }
  visit(plan, 1)
  return errors
}

/** Plans statements on the current database, and returns the errors of each plan. */
export async function judgeOf(db: Db | Tx): Promise<(sent: SentStatement) => Promise<string[]>> {
  const { rows: tables } = await db.execute<{ name: string; rows: number }>(
    sql`select relname as name, reltuples::int as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const sizes = new Map(tables.map(({ name, rows }) => [name, rows]))
  return async (sent) => {
    // Nothing else is planned: a lock, a notice.
    if (!/^\s*(select|with|insert|update|delete|\()/i.test(sent.text)) return []
    const { rows } = await db.execute<{ 'QUERY PLAN': unknown }>(sql`explain (format json) ${embedStatement(sent)}`)
    const [{ Plan: plan }] = explained.parse(rows[0]?.['QUERY PLAN'])
    return findPlanErrors(plan, sizes)
  }
}
