import { sql } from '../../drizzle.ts'
import { openDirectory } from '../directory.ts'

// Started by the tests as a process of its own: writes until it is killed, and prints each row that was acknowledged.
const [path = ''] = process.argv.slice(2)
try {
  const { db } = await openDirectory(path)
  for (let n = Date.now() * 1000; ; n++) {
    await db.execute(sql`insert into written values (${n})`)
    process.stdout.write(`${n}\n`)
  }
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
