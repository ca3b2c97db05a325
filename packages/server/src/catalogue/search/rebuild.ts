import { openDb } from '../../platform/db/index.ts'
import { OperatorError } from '../../platform/db/operator-error.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'
import { runCommand } from '../../platform/process/command.ts'
import { rebuildSearch } from './settle.ts'

const usage = `npm run search:rebuild

Writes every document of the search and every count of the listings anew, as a change of their rules asks for, and settles them. The site goes on
meanwhile. Can be stopped and run again. Environment as the server's.`

await runCommand(process.argv.slice(2), {
  usage,
  async run({ names, config }) {
    if (names.length > 0) throw new OperatorError(`It takes no name.\n\n${usage}`)
    const database = await openDb(config.database)
    const startedAt = performance.now()
    try {
      await database.exclusively((db) =>
        rebuildSearch(db, (kind, done, total) => process.stderr.write(`${kind}: ${done} of ${total}\n`)),
      )
      await publishInvalidation(database.db, 'everything')
      return { output: `The search was written anew in ${Math.ceil((performance.now() - startedAt) / 1_000)} s.` }
    } finally {
      await database.close()
    }
  },
})
