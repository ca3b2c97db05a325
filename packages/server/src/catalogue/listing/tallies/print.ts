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
/** A migration, on standard output: the tallies and the indexes of a kind as its filters are declared now. */
process.stdout.write(
  `${[...functions, ...indexes, 'SELECT listing_recount();'].join('\n--> statement-breakpoint\n')}\n`,
)
