import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'

type Definition = { drop: string; make: string }

/** References between tables, which hold in any order of loading only when they are made at the end; that checks every row. */
const references = sql`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`

/** Indexes without a constraint: created at the end, for all rows at once, they take a fraction of the time. */
const indexes = sql`
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
  from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x')) order by i.indexrelid`

/** Derived rows were loaded with the rest: triggers must not write them a second time. */
const triggers = sql`
  select format('alter table %s disable trigger user', tgrelid::regclass) as drop,
    format('alter table %s enable trigger user', tgrelid::regclass) as make
  from (select distinct tgrelid from pg_trigger where not tgisinternal) t
  join pg_class c on c.oid = tgrelid where c.relnamespace = 'public'::regnamespace`

/**
 * Drops triggers, references and indexes for the time of a transaction. Returns a function that restores them, which throws where the rows
 * violate them; `onProgress` reports its progress.
 */
export async function dropConstraints(
  tx: Tx,
): Promise<(onProgress: (done: number, total: number) => void) => Promise<void>> {
  const definitions: Definition[] = []
  for (const query of [triggers, references, indexes]) {
    const { rows } = await tx.execute<Definition>(query)
    for (const { drop } of rows) await tx.execute(sql.raw(drop))
    definitions.push(...rows)
  }
  return async (onProgress) => {
    // The last dropped is restored first: a reference needs an index.
    for (const [done, { make }] of definitions.toReversed().entries()) {
      onProgress(done, definitions.length)
      await tx.execute(sql.raw(make))
    }
    onProgress(definitions.length, definitions.length)
  }
}
