import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { importCutoffs } from '../../../../commands/import/cutoffs/import-cutoffs.ts'
import { readCutoffOptions } from '../../../../commands/import/cutoffs/options.ts'
import { fixture } from '../../../../commands/import/testing/importing.ts'
import type { Database } from '../../../../platform/db/index.ts'

/** Adds colleges whose seats depend on Jammu and Kashmir, Ladakh and Goa, with the ranks of one programme as JoSAA published them. */
export async function addStateColleges(database: Database): Promise<void> {
  for (const [name, url, state] of [
    ['National Institute of Technology, Srinagar', 'nit-srinagar', 'jammu-and-kashmir'],
    ['National Institute of Technology Goa', 'nit-goa', 'goa'],
  ])
    await database.db.execute(sql`insert into college (name, url, status, state, city)
      select ${name}, ${url}, 'published', s.id, (select id from city c where c.state = s.id order by id limit 1)
      from state s where s.url = ${state}`)
  const rejects = join(tmpdir(), `ranks-of-states-${process.pid}.csv`)
  const report = await importCutoffs(database, readCutoffOptions([fixture('ranks-of-states'), '--rejects', rejects]))
  if (report.created !== report.rows) throw new Error(`${report.rows - report.created} of the ranks were not imported`)
}
