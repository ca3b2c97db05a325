import { parseArgs } from 'node:util'
import { type InstituteType, instituteTypes, type NewPlaces, type NewStatus, type SameName } from '@pravesh/contract'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { type FieldName, fieldNames, type Preset } from '../preset.ts'

export type Options = {
  kind: InstituteType
  file: string
  preset: Preset | undefined
  map: { [K in FieldName]?: string }
  dryRun: boolean
  /** Where rejected rows go. */
  rejects: string
  /** `resume` insists on an unfinished run, `restart` begins again; otherwise an unfinished run is continued. */
  resumption: 'resume' | 'restart' | 'either'
  batch: number
  sourceName: string | undefined
  asOf: string | undefined
  /** Initial status of new schools or colleges. */
  newStatus: NewStatus
  /** What becomes of rows without a number whose name is also an institute's of the same place. */
  sameName: SameName
  /** What becomes of cities that the catalogue does not have. */
  newPlaces: NewPlaces
  /** Values of fields that the file has no column for. */
  set: { [K in FieldName]?: string }
}

export const usage = (
  presets: readonly Preset[],
): string => `Imports a register of schools or colleges, or a list of opening and closing ranks.

  npm run import -- schools|colleges <file.csv|file.csv.gz|file.xlsx> [options]
  npm run import -- cutoffs <file> [--year <year>] [--round <number>] [--source <name>] [--rejects <file>] [--dry-run]

  --preset <name>         how to read the file; told from the header when left out
  --map <field>=<Column>  read a field from another column; may be repeated
  --set <field>=<value>   a value for every row that has none, such as state=Odisha; may be repeated
  --same-name <choice>    rows without a number whose name is also an institute's of that place: skip (default), update or new
  --no-new-places         rows of cities that the catalogue does not have are left out (default: cities are added)
  --dry-run               go through everything and change nothing
  --rejects <file>        where rejected rows go, with the reason (default: <file>.rejects.csv, here)
  --resume                only continue a run that was cut short (done by itself when there is one)
  --restart               begin again from the first row
  --publish               new ones are published (default: they begin as drafts)
  --batch <rows>          rows that commit together (default 1000)
  --source <name>         what to call the source, shown beside the figures
  --as-of <date>          as of when its figures are: a year, a month or a day

Presets:
${presets.map(({ name, title }) => `  ${name.padEnd(22)}  ${title}`).join('\n')}

Fields for --map: ${fieldNames.join(', ')}`

const isField = (name: string): name is FieldName => fieldNames.some((field) => field === name)
function readPairs(option: string, pairs: readonly string[]): { [K in FieldName]?: string } {
  const values: { [K in FieldName]?: string } = {}
  for (const pair of pairs) {
    const [, field = '', value = ''] = /^([^=]+)=(.+)$/.exec(pair) ?? []
    if (!isField(field)) {
      throw new OperatorError(`${option} ${pair}: write field=value, the field being one of ${fieldNames.join(', ')}.`)
    }
    values[field] = value
  }
  return values
}

function readSameName(choice: string): SameName {
  if (choice === 'skip' || choice === 'update' || choice === 'new') return choice
  throw new OperatorError('--same-name is skip, update or new.')
}

const kinds: Readonly<Record<string, InstituteType>> = Object.fromEntries(
  instituteTypes.flatMap((kind) => [
    [kind, kind],
    [`${kind}s`, kind],
  ]),
)

/** Parses the command line. Throws an `OperatorError` with one sentence; undefined requests the help. */
export function readOptions(args: readonly string[], presets: readonly Preset[]): Options | undefined {
  const { values, positionals } = parse(args)
  if (values.help || args.length === 0) return undefined
  const [kindName = '', file, ...extraArgs] = positionals
  const kind = kinds[kindName]
  if (!kind) throw new OperatorError(`Say what to import: schools or colleges, not “${kindName}”.`)
  if (!file) throw new OperatorError('Name the file to import, after schools or colleges.')
  if (extraArgs.length > 0) throw new OperatorError(`One file at a time: ${extraArgs.join(', ')} is too much.`)
  const preset = presets.find(({ name }) => name === values.preset)
  if (values.preset && !preset) {
    throw new OperatorError(
      `There is no preset ${values.preset}; there are ${presets.map(({ name }) => name).join(', ')}.`,
    )
  }
  if (values.resume && values.restart) throw new OperatorError('Either --resume or --restart, not both.')
  const batch = Number(values.batch ?? 1000)
  if (!Number.isInteger(batch) || batch < 1 || batch > 5000)
    throw new OperatorError('--batch is a number from 1 to 5000.')
  const asOf = values['as-of']
  if (asOf && !/^\d{4}(-\d{2}(-\d{2})?)?$/.test(asOf))
    throw new OperatorError('--as-of is a date such as 2025, 2025-11 or 2025-11-23.')
  return {
    kind,
    file,
    preset,
    map: readPairs('--map', values.map ?? []),
    set: readPairs('--set', values.set ?? []),
    newPlaces: values['no-new-places'] ? 'skip' : 'add',
    sameName: readSameName(values['same-name'] ?? 'skip'),
    dryRun: values['dry-run'] ?? false,
    rejects: values.rejects ?? `${file.split(/[\\/]/).at(-1)}.rejects.csv`,
    resumption: values.resume ? 'resume' : values.restart ? 'restart' : 'either',
    batch,
    sourceName: values.source,
    asOf,
    newStatus: values.publish ? 'published' : 'draft',
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        preset: { type: 'string' },
        map: { type: 'string', multiple: true },
        set: { type: 'string', multiple: true },
        'same-name': { type: 'string' },
        'no-new-places': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        rejects: { type: 'string' },
        resume: { type: 'boolean' },
        restart: { type: 'boolean' },
        publish: { type: 'boolean' },
        batch: { type: 'string' },
        source: { type: 'string' },
        'as-of': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new OperatorError(error instanceof Error ? (error.message.split('\n')[0] as string) : String(error))
  }
}
