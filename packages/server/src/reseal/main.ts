import type { Config } from '../config/config.ts'
import { demoKeys } from '../config/secrets.ts'
import { openDb } from '../db/index.ts'
import { OperatorError } from '../db/operator-error.ts'
import { openDelivery } from '../delivery/delivery.ts'
import { runCommand } from '../process/command.ts'
import { assertDemoAllowed } from '../seed/leave-demo.ts'
import { type Resealed, resealAll, stepsOf } from './reseal.ts'

const usage = `npm run reseal [-- --from-demo]

Seals bank numbers, keys of colleges' systems, messages that wait and families' documents anew with the first of
ENCRYPTION_KEYS, so that an older key can be taken out. Can be stopped and run again. Environment as the server's.

  --from-demo   also reads what a demo sealed with the key that everybody knows`

const number = new Intl.NumberFormat('en-IN')
const everyMs = 2_000

function formatResult({ resealed, passedOver, errors, finished }: Resealed): string {
  const failed = [...errors].map(([reason, n]) => `${number.format(n)} could not be opened, ${reason}.`)
  return [
    `${number.format(resealed)} sealed anew${passedOver > 0 ? `, ${number.format(passedOver)} changed meanwhile` : ''}.`,
    ...failed,
    ...(finished ? [] : ['Stopped: run the same command again to go on.']),
  ].join('\n')
}

await runCommand(process.argv.slice(2), {
  usage,
  flags: ['from-demo'],
  async run({ names, flags, config: baseConfig, signal }) {
    if (names.length > 0) throw new OperatorError(`It takes no name.\n\n${usage}`)
    const [first, ...rest] = baseConfig.encryptionKeys
    const encryptionKeys: Config['encryptionKeys'] = [first, ...rest, ...(flags.has('from-demo') ? demoKeys : [])]
    const config = { ...baseConfig, encryptionKeys }
    const database = await openDb(config.database)
    try {
      // The demo's key, which everybody knows, must not seal what families gave.
      await assertDemoAllowed(database.db, config)
      let lastReportAt = 0
      const result = await resealAll(
        stepsOf(database.db, encryptionKeys, openDelivery(config, database.db).documents),
        {
          stopped: () => signal.aborted,
          tick(label, done, total) {
            if (performance.now() - lastReportAt < everyMs && done < total) return
            lastReportAt = performance.now()
            process.stderr.write(`${label}: ${number.format(done)} of ${number.format(total)}\n`)
          },
        },
      )
      return { output: formatResult(result), code: result.finished ? (result.errors.size > 0 ? 1 : 0) : 130 }
    } finally {
      await database.close()
    }
  },
})
