import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../../config/config.ts'
import { Refusal } from '../../db/refusal.ts'
import { faultLines } from '../../log/fault.ts'

type Given = { file: string; flags: ReadonlySet<string>; config: Config; signal: AbortSignal }
type Command = { usage: string; flags?: readonly string[]; run: (given: Given) => Promise<string> }

function read(
  args: readonly string[],
  { usage, flags = [] }: Command,
): { file: string; flags: Set<string> } | undefined {
  const options = Object.fromEntries([...flags, 'help'].map((name) => [name, { type: 'boolean' as const }]))
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true })
    } catch (thrown) {
      throw new Refusal(`${thrown instanceof Error ? thrown.message : 'Unknown option'}\n\n${usage}`)
    }
  })()
  if (values.help) return undefined
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new Refusal(`Name one file.\n\n${usage}`)
  return { file, flags: new Set(Object.keys(values)) }
}

/** Runs a command on one file and sets the exit code: what it answers is its last word; 130 where a person stopped it. */
export async function runCommand(args: readonly string[], command: Command): Promise<void> {
  const stop = new AbortController()
  const leave = () => stop.abort(new Refusal('Stopped.'))
  process.on('SIGINT', leave).on('SIGTERM', leave)
  try {
    const given = read(args, command)
    if (!given) return console.info(command.usage)
    const config = readConfig(process.env)
    if ('problems' in config) throw new Refusal(config.problems.join('\n'))
    console.info(await command.run({ ...given, ...config, signal: stop.signal }))
  } catch (thrown) {
    console.error(stop.signal.aborted ? 'Stopped.' : thrown instanceof Refusal ? thrown.message : faultLines(thrown))
    process.exitCode = stop.signal.aborted ? 130 : 1
  }
}
