import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config/config.ts'
import { OperatorError } from '../db/operator-error.ts'
import { errorLines } from '../log/error-format.ts'

type ParsedArguments = { names: readonly string[]; flags: ReadonlySet<string> }
type CommandContext = ParsedArguments & { config: Config; signal: AbortSignal }
/** Final output of a command, if it has not written all of it itself, and its exit code: 0 by default. */
type CommandResult = { output?: string; code?: number }
type Command = { usage: string; flags?: readonly string[]; run: (context: CommandContext) => Promise<CommandResult> }

/** Arguments of a command line; undefined for a request for help. Throws an `OperatorError` with the usage. */
function read(args: readonly string[], { usage, flags = [] }: Command): ParsedArguments | undefined {
  const options = Object.fromEntries([...flags, 'help'].map((name) => [name, { type: 'boolean' as const }]))
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return values.help ? undefined : { names: positionals, flags: new Set(Object.keys(values)) }
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : 'Unknown option'}\n\n${usage}`)
  }
}

/**
 * Runs a person's command with the server's environment, prints its output and sets the exit code: 1 after an error, 130 after an
 * interruption by a person, which the signal reports.
 */
export async function runCommand(args: readonly string[], command: Command): Promise<void> {
  const stop = new AbortController()
  const leave = () => stop.abort(new OperatorError('Stopped.'))
  process.on('SIGINT', leave).on('SIGTERM', leave)
  try {
    const parsedArguments = read(args, command)
    if (!parsedArguments) return console.info(command.usage)
    const config = readConfig(process.env)
    if ('problems' in config) throw new OperatorError(config.problems.join('\n'))
    const { output: message, code = 0 } = await command.run({ ...parsedArguments, ...config, signal: stop.signal })
    if (message !== undefined) console.info(message)
    process.exitCode = code
  } catch (error) {
    console.error(stop.signal.aborted ? 'Stopped.' : error instanceof OperatorError ? error.message : errorLines(error))
    process.exitCode = stop.signal.aborted ? 130 : 1
  }
}

/** The one name that such a command works on. */
export function onlyName({ names: [name, ...rest] }: ParsedArguments, usage: string): string {
  if (!name || rest.length > 0) throw new OperatorError(`Name one file.\n\n${usage}`)
  return name
}
