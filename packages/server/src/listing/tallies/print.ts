import { colleges } from '../college-kind.ts'
import { schools } from '../school-kind.ts'
import { tallyFunctions } from './functions.ts'
import { orderIndexes } from './indexes.ts'

const kinds = { school: schools, college: colleges }
const asked = process.argv[2]
if (asked !== 'school' && asked !== 'college') throw new Error('Say which: school or college')

const functions = tallyFunctions(kinds[asked]).map(
  ({ name, takes, answers, body }) =>
    `CREATE OR REPLACE FUNCTION ${name}(${takes}) RETURNS ${answers} LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$\n${body}\n$$;`,
)
const indexes = orderIndexes(kinds[asked]).flatMap(({ name, keys, holds, where }) => [
  `DROP INDEX ${name};`,
  `CREATE INDEX ${name} ON ${asked} (${keys.join(', ')})\n  INCLUDE (${holds.join(', ')})\n  WHERE ${where};`,
])
/** A migration, on standard output: the tallies and the indexes of a kind as its filters are declared now. */
process.stdout.write(
  `${[...functions, ...indexes, 'SELECT listing_recount();'].join('\n--> statement-breakpoint\n')}\n`,
)
