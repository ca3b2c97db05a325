import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '../../platform/db/operator-error.ts'
import { errorLines } from '../../platform/log/error-format.ts'
import { benchOf } from './bench.ts'
import { measuredDatabasesOf, type Scratch } from './databases/measured-database.ts'
import { readOptions, usage } from './options.ts'

const log = (line: string) => console.info(line)

async function run(scratch: Scratch): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (!options) return log(usage)
  const databases = measuredDatabasesOf({ options, environment: process.env, scratch, log: log })
  log(`Node ${process.versions.node}, ${availableParallelism()} processors, 16 connections, ${options.seconds} s each.`)
  for (const open of databases) await benchOf(await open(), options, log)
}

const scratch: Scratch = { folder: mkdtempSync(join(tmpdir(), 'pravesh-bench-')), ends: [] }
process.once('exit', () => rmSync(scratch.folder, { recursive: true, force: true }))
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
try {
  await run(scratch)
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : errorLines(error))
  process.exitCode = 1
} finally {
  for (const end of scratch.ends.reverse()) await end()
}
