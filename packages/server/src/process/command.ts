import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config/config.ts'
import { Refusal } from '../db/refusal.ts'
import { faultLines } from '../log/fault.ts'

type Asked = { names: readonly string[]; flags: ReadonlySet<string> }
type Given = Asked & { config: Config; signal: AbortSignal }
/** What a command has to say at its end, and the exit code that goes with it: 0 unless told. */
type Said = { said: string; code?: number }
type Command = { usage: string; flags?: readonly string[]; run: (given: Given) => Promise<Said> }

/** Words of a command line, without what asks for help: undefined then. Throws a `Refusal` with the usage. */
function read(args: readonly string[], { usage, flags = [] }: Command): Asked | undefined {
  const options = Object.fromEntries([...flags, 'help'].map((name) => [name, { type: 'boolean' as const }]))
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return values.help ? undefined : { names: positionals, flags: new Set(Object.keys(values)) }
  } catch (thrown) {
    throw new Refusal(`${thrown instanceof Error ? thrown.message : 'Unknown option'}\n\n${usage}`)
  }
}

/**
 * Runs a command of a person with the server's environment, says its last word and sets the exit code: 1 where it was refused or failed,
 * 130 where a person stopped it, whom the signal tells of.
 */
export async function runCommand(args: readonly string[], command: Command): Promise<void> {
  const stop = new AbortController()
  const leave = () => stop.abort(new Refusal('Stopped.'))
  process.on('SIGINT', leave).on('SIGTERM', leave)
  try {
    const asked = read(args, command)
    if (!asked) return console.info(command.usage)
    const config = readConfig(process.env)
    if ('problems' in config) throw new Refusal(config.problems.join('\n'))
    const { said, code = 0 } = await command.run({ ...asked, ...config, signal: stop.signal })
    console.info(said)
    process.exitCode = code
  } catch (thrown) {
    console.error(stop.signal.aborted ? 'Stopped.' : thrown instanceof Refusal ? thrown.message : faultLines(thrown))
    process.exitCode = stop.signal.aborted ? 130 : 1
  }
}

/** The one name that such a command works on. */
export function onlyName({ names: [name, ...more] }: Asked, usage: string): string {
  if (!name || more.length > 0) throw new Refusal(`Name one file.\n\n${usage}`)
  return name
}
