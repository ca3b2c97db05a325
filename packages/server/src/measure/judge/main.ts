import { resolve } from 'node:path'
import { settle } from '../../catalogue/search/index.ts'
import { ensureDemoData } from '../../commands/seed/index.ts'
import { type Database, type DatabaseLocation, OperatorError, openDb } from '../../platform/db/index.ts'
import { startTestServer } from '../../platform/db/testing/server.ts'
import { errorLines } from '../../platform/log/error-format.ts'
import { loadBaseline, saveBaseline, updateBaseline } from './baseline.ts'
import { evaluateQueries } from './evaluate.ts'
import { loadJudgedQueries } from './judged-queries.ts'
import { readOptions, usage } from './options.ts'
import { formatMisses, formatReport, summarizeByClass } from './report.ts'

const log = (line: string) => console.info(line)

const locationOf = (data: string): DatabaseLocation =>
  /^postgres(ql)?:/.test(data) ? { kind: 'postgres', url: data } : { kind: 'directory', path: resolve(data) }

/** Opens the database that `--data` names, or a demo on a server that ends with it. */
async function openDatabase(data: string | undefined): Promise<Database> {
  if (data !== undefined) return openDb(locationOf(data))
  const server = await startTestServer()
  const database = await openDb({ kind: 'postgres', url: server.url('postgres') })
  await ensureDemoData(database.db)
  await settle(database.db)
  const { close } = database
  return Object.assign(database, { close: () => close().finally(server.stop) })
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (!options) return log(usage)
  const queries = loadJudgedQueries(options.classNames)
  if (queries.length === 0) throw new OperatorError(`No class begins with ${options.classNames.join(' or ')}.`)
  const database = await openDatabase(options.data)
  try {
    const evaluations = await evaluateQueries(database.db, queries)
    if (options.show) for (const line of formatMisses(evaluations)) log(line)
    for (const line of formatReport(evaluations)) log(line)
    if (options.writeBaseline)
      saveBaseline(updateBaseline(loadBaseline(), summarizeByClass(evaluations), { force: options.force }))
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : errorLines(error))
  process.exitCode = 1
}
