import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../../../platform/db/migrate.ts'
import { colleges } from '../kinds/college-kind.ts'
import { schools } from '../kinds/school-kind.ts'
import { tallyFunctions } from './functions.ts'
import { orderIndexes } from './indexes.ts'

const kinds = { school: schools, college: colleges }
const kind = process.argv[2]
if (kind !== 'school' && kind !== 'college') throw new Error('Say which: school or college')

const functions = tallyFunctions(kinds[kind]).map(
  ({ name, takes: parameterTypes, answers: returnType, body }) =>
    `CREATE OR REPLACE FUNCTION ${name}(${parameterTypes}) RETURNS ${returnType} LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$\n${body}\n$$;`,
)
const indexes = orderIndexes(kinds[kind]).flatMap(({ name, keys, columns, where }) => [
  `DROP INDEX ${name};`,
  `CREATE INDEX ${name} ON ${kind} (${keys.join(', ')})\n  INCLUDE (${columns.join(', ')})\n  WHERE ${where};`,
])
const statements = [...functions, ...indexes, 'SELECT listing_recount();'].join('\n--> statement-breakpoint\n')

const newest = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .at(-1)
const file = join(migrationsFolder, newest ?? '')
// Only a migration that nobody has written yet: drizzle-kit leaves one comment in it.
if (!/^--.*$/.test(readFileSync(file, 'utf8').trim()))
  throw new Error(`${newest} is not empty: npm run migrations -- --custom --name what_is_tallied`)
/** The newest migration: the tallies and the indexes of a kind as its filters are declared now. */
writeFileSync(file, `${statements}\n`)
console.log(`Wrote ${newest}`)
