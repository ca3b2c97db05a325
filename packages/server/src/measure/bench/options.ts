import { parseArgs } from 'node:util'
import { z } from 'zod'
import { OperatorError } from '../../platform/db/operator-error.ts'

export const usage = `npm run bench [-- OPTIONS]

Measures each kind of answer beside a bare node:http server that sends the same bytes. On the databases that DATABASE_URL and DATA_DIR
name, filled ones, to which it writes what the start of a demo writes; where neither is set on temporary ones of both kinds.

  --seconds N              for how long each server answers each kind, in three turns (3)
  --only WORDS             only kinds with one of these words in their name, separated by commas
  --database KIND          only postgres, or only embedded
  --pages N                how many different pages are asked for before memory is read again (3000)
  --rows N                 made-up schools and colleges, of each so many, in temporary databases (20000)
  --against FOLDER         another checkout, installed and built, measured in the same turns
  --against-database URL   what stands for DATABASE_URL there, where its tables are of another version
  --against-data FOLDER    what stands for DATA_DIR there: an embedded database has one owner`

const natural = z.string().regex(/^\d+$/).transform(Number)
const optionsShape = z.object({
  seconds: z
    .string()
    .regex(/^\d*\.?\d+$/)
    .transform(Number)
    .refine((seconds) => seconds > 0)
    .default(3),
  only: z
    .string()
    .transform((text) => text.split(',').map((word) => word.trim().toLowerCase()))
    .default([]),
  database: z.enum(['postgres', 'embedded']).optional(),
  pages: natural.default(3_000),
  rows: natural.default(20_000),
  against: z.string().optional(),
  'against-database': z.string().optional(),
  'against-data': z.string().optional(),
  help: z.boolean().optional(),
})

export type Options = Omit<z.infer<typeof optionsShape>, 'help'>

/** Parses the options; undefined for a request for help. Throws an `OperatorError` with the usage. */
export function readOptions(args: readonly string[]): Options | undefined {
  const names = Object.keys(optionsShape.shape)
  const options = Object.fromEntries(
    names.map((name) => [name, { type: name === 'help' ? ('boolean' as const) : ('string' as const) }]),
  )
  try {
    const { help, ...read } = optionsShape.parse(parseArgs({ args: [...args], options }).values)
    return help ? undefined : read
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? error.issues.map(({ path }) => `--${path.join('.')} is not as it should be.`).join('\n')
        : String(error instanceof Error ? error.message : error)
    throw new OperatorError(`${reason}\n\n${usage}`)
  }
}
