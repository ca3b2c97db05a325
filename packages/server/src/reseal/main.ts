import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config/config.ts'
import { demoKeys } from '../config/secrets.ts'
import { openDb } from '../db/index.ts'
import { Refusal } from '../db/refusal.ts'
import { openDelivery } from '../delivery/delivery.ts'
import { faultLines } from '../log/fault.ts'
import { refuseDemoAfterProduction } from '../seed/leave-demo.ts'
import { type Resealed, resealAll, stepsOf } from './reseal.ts'

const usage = `npm run reseal [-- --from-demo]

Seals bank numbers, keys of colleges' systems, messages that wait and families' documents anew with the first of
ENCRYPTION_KEYS, so that an older key can be taken out. Can be stopped and run again. Environment as the server's.

  --from-demo   also reads what a demo sealed with the key that everybody knows`

const number = new Intl.NumberFormat('en-IN')
const everyMs = 2_000

function optionsOf(args: readonly string[]): { fromDemo: boolean; help: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { 'from-demo': { type: 'boolean' }, help: { type: 'boolean' } },
    })
    return { fromDemo: values['from-demo'] ?? false, help: values.help ?? false }
  } catch (thrown) {
    throw new Refusal(`${thrown instanceof Error ? thrown.message : 'Unknown option'}\n\n${usage}`)
  }
}

function told({ resealed, passedOver, faults, finished }: Resealed): string {
  const failed = [...faults].map(([reason, n]) => `${number.format(n)} could not be opened, ${reason}.`)
  return [
    `${number.format(resealed)} sealed anew${passedOver > 0 ? `, ${number.format(passedOver)} changed meanwhile` : ''}.`,
    ...failed,
    ...(finished ? [] : ['Stopped: run the same command again to go on.']),
  ].join('\n')
}

/** Runs it; answers the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const { fromDemo, help } = optionsOf(args)
  if (help) {
    console.info(usage)
    return 0
  }
  const read = readConfig(process.env)
  if ('problems' in read) throw new Refusal(read.problems.join('\n'))
  const [first, ...rest] = read.config.encryptionKeys
  const config: Config = { ...read.config, encryptionKeys: [first, ...rest, ...(fromDemo ? demoKeys : [])] }
  let stopped = false
  const stop = () => {
    stopped = true
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const home = await openDb(config.database)
  try {
    // The demo's key, which everybody knows, must not seal what families gave.
    await refuseDemoAfterProduction(home.db, config)
    let shown = 0
    const result = await resealAll(stepsOf(home.db, config.encryptionKeys, openDelivery(config, home.db).documents), {
      stopped: () => stopped,
      tick(what, done, of) {
        if (performance.now() - shown < everyMs && done < of) return
        shown = performance.now()
        process.stderr.write(`${what}: ${number.format(done)} of ${number.format(of)}\n`)
      },
    })
    console.info(told(result))
    return result.finished ? (result.faults.size > 0 ? 1 : 0) : 130
  } finally {
    await home.close()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (fault) {
  console.error(fault instanceof Refusal ? fault.message : faultLines(fault))
  process.exitCode = 1
}
