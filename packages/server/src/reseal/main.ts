import type { Config } from '../config/config.ts'
import { demoKeys } from '../config/secrets.ts'
import { openDb } from '../db/index.ts'
import { Refusal } from '../db/refusal.ts'
import { openDelivery } from '../delivery/delivery.ts'
import { runCommand } from '../process/command.ts'
import { refuseDemoAfterProduction } from '../seed/leave-demo.ts'
import { type Resealed, resealAll, stepsOf } from './reseal.ts'

const usage = `npm run reseal [-- --from-demo]

Seals bank numbers, keys of colleges' systems, messages that wait and families' documents anew with the first of
ENCRYPTION_KEYS, so that an older key can be taken out. Can be stopped and run again. Environment as the server's.

  --from-demo   also reads what a demo sealed with the key that everybody knows`

const number = new Intl.NumberFormat('en-IN')
const everyMs = 2_000

function told({ resealed, passedOver, faults, finished }: Resealed): string {
  const failed = [...faults].map(([reason, n]) => `${number.format(n)} could not be opened, ${reason}.`)
  return [
    `${number.format(resealed)} sealed anew${passedOver > 0 ? `, ${number.format(passedOver)} changed meanwhile` : ''}.`,
    ...failed,
    ...(finished ? [] : ['Stopped: run the same command again to go on.']),
  ].join('\n')
}

await runCommand(process.argv.slice(2), {
  usage,
  flags: ['from-demo'],
  async run({ names, flags, config: given, signal }) {
    if (names.length > 0) throw new Refusal(`It takes no name.\n\n${usage}`)
    const [first, ...rest] = given.encryptionKeys
    const encryptionKeys: Config['encryptionKeys'] = [first, ...rest, ...(flags.has('from-demo') ? demoKeys : [])]
    const config = { ...given, encryptionKeys }
    const home = await openDb(config.database)
    try {
      // The demo's key, which everybody knows, must not seal what families gave.
      await refuseDemoAfterProduction(home.db, config)
      let shown = 0
      const result = await resealAll(stepsOf(home.db, encryptionKeys, openDelivery(config, home.db).documents), {
        stopped: () => signal.aborted,
        tick(what, done, of) {
          if (performance.now() - shown < everyMs && done < of) return
          shown = performance.now()
          process.stderr.write(`${what}: ${number.format(done)} of ${number.format(of)}\n`)
        },
      })
      return { said: told(result), code: result.finished ? (result.faults.size > 0 ? 1 : 0) : 130 }
    } finally {
      await home.close()
    }
  },
})
