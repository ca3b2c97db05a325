import type { InstituteType } from '@pravesh/contract'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { readRows } from '../read.ts'
import { demoIds } from './merge-institutes.ts'

/** How many institutes each login of the demo manages: the first of its kind. */
export const managed = 8
/** So many of them take forms all year, whenever the demo is looked at; the others by their days. */
export const openAllYear = 6

/** The ids of the institutes that the demo's login of a kind manages, in the demo's order: those open all year come first. */
export async function managedIds(db: Db | Tx, kind: InstituteType): Promise<number[]> {
  const [ids, rows] = [await demoIds(db, kind), await readRows(`${kind}s.csv`, 'slug')]
  return rows.slice(0, managed).flatMap(({ slug }) => ids.get(slug) ?? [])
}
