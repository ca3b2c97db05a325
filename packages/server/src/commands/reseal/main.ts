import { openDb } from '../../platform/db/index.ts'
import { OperatorError } from '../../platform/db/operator-error.ts'
import { runCommand } from '../../platform/process/command.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import { assertModeAllowed } from '../seed/production.ts'
import { type Resealed, resealAll, stepsOf } from './reseal.ts'

const usage = `npm run reseal

Seals bank numbers, keys of colleges' systems, messages that wait, health, category, income and disability in forms,
and families' documents anew with the first of ENCRYPTION_KEYS, so that an older key can be taken out. Can be stopped and run again. Environment as the server's.`

const number = new Intl.NumberFormat('en-IN')
const everyMs = 2_000

function formatResult({ resealed, passedOver, errors, finished }: Resealed): string {
  const failed = [...errors].map(([reason, n]) => `${number.format(n)} could not be opened, ${reason}.`)
  return [
    `${number.format(resealed)} sealed again${passedOver > 0 ? `, ${number.format(passedOver)} changed meanwhile` : ''}.`,
    ...failed,
    ...(finished ? [] : ['Stopped: run the same command again to go on.']),
  ].join('\n')
}

await runCommand(process.argv.slice(2), {
  usage,
  async run({ names, config, signal }) {
    if (names.length > 0) throw new OperatorError(`It takes no name.\n\n${usage}`)
    const database = await openDb(config.database)
    try {
      // The demo's public key must not seal data of families.
      await assertModeAllowed(database.db, config)
      let lastReportAt = 0
      const result = await resealAll(
        stepsOf(database.db, config.encryptionKeys, openDelivery(config, database.db).documents),
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
