import { once } from 'node:events'
import { checkLog, type LogCheck } from '../../people/security-log/check.ts'
import { jsonLines, securityEvents, securitySeals } from '../../people/security-log/list.ts'
import { openDb } from '../../platform/db/index.ts'
import { OperatorError } from '../../platform/db/operator-error.ts'
import { runCommand } from '../../platform/process/command.ts'

const usage = `npm run security-log -- check
npm run --silent security-log -- export > security-log.jsonl

check follows the chain of the security log, names each event that was changed, added or deleted past the server, and then ends with 1.
export writes events, then seals, as JSON lines, for a second place. Environment as the server's.`

const number = new Intl.NumberFormat('en-IN')
/** Problems that are named: after an accident there may be as many as events. */
const maxNamed = 50

function formatCheck({ problems, events, last }: LogCheck): string {
  const end = last ? ` The last seal is ${last.id}, ${last.hash}: compare it with the copy elsewhere.` : ''
  if (problems.length === 0) return `${number.format(events)} events, none changed or missing.${end}`
  const more = problems.length > maxNamed ? [`And ${number.format(problems.length - maxNamed)} more.`] : []
  return [...problems.slice(0, maxNamed), ...more].join('\n')
}

await runCommand(process.argv.slice(2), {
  usage,
  async run({ names, config }) {
    const [action, ...rest] = names
    if (rest.length > 0 || (action !== 'check' && action !== 'export'))
      throw new OperatorError(`Say check or export.\n\n${usage}`)
    const database = await openDb(config.database)
    try {
      if (action === 'check') {
        const result = await checkLog(database.db)
        return { output: formatCheck(result), code: result.problems.length > 0 ? 1 : 0 }
      }
      let lines = 0
      for (const rows of [securityEvents(database.db, {}, Number.POSITIVE_INFINITY), securitySeals(database.db)])
        for await (const line of jsonLines(rows)) {
          lines += 1
          if (!process.stdout.write(line)) await once(process.stdout, 'drain')
        }
      process.stderr.write(`${number.format(lines)} lines.\n`)
      return {}
    } finally {
      await database.close()
    }
  },
})
