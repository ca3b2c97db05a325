import { OperatorError, openUnmigrated } from '../../platform/db/index.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { grantServing, ownerLocation } from '../../platform/db/roles.ts'
import { runCommand } from '../../platform/process/command.ts'

const usage = `npm run migrate

Brings the tables up to this version. With MIGRATION_DATABASE_URL it does so as that role, which then owns the tables, and gives the role of
DATABASE_URL its rights. Environment as the server's.`

await runCommand(process.argv.slice(2), {
  usage,
  async run({ names, config }) {
    if (names.length > 0) throw new OperatorError(usage)
    const database = await openUnmigrated(ownerLocation(config.database))
    try {
      const count = await database.exclusively(async (db) => {
        const applied = await migrate(db)
        await grantServing(db, config.database)
        return applied
      })
      return { output: count === 1 ? '1 migration was applied.' : `${count} migrations were applied.` }
    } finally {
      await database.close()
    }
  },
})
