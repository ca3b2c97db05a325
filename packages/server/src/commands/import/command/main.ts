import { noteText } from '@pravesh/messages/import'
import { readConfig } from '../../../platform/config/config.ts'
import { type Database, openDb } from '../../../platform/db/index.ts'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { ensureReferenceData } from '../../seed/index.ts'
import { assertModeAllowed } from '../../seed/production.ts'
import { importCutoffs } from '../cutoffs/import-cutoffs.ts'
import { readCutoffOptions } from '../cutoffs/options.ts'
import { summarizeCutoffs } from '../cutoffs/summary.ts'
import { presets } from '../presets/all.ts'
import { importFile, type Report } from './import-file.ts'
import { type Options, readOptions, usage } from './options.ts'
import { showProgress } from './progress.ts'

const number = new Intl.NumberFormat('en-IN')

function summary(report: Report, options: Options, seconds: number): string {
  const { counts, rows, preset } = report
  const parts = [
    `${number.format(counts.created)} created`,
    `${number.format(counts.updated)} updated`,
    `${number.format(counts.unchanged)} unchanged`,
    `${number.format(counts.rejected)} rejected`,
  ]
  const notes = [
    report.sheet !== undefined && `Read the sheet “${report.sheet}” of the workbook.`,
    counts.met > 0 && `${number.format(counts.met)} rows met an institute already there.`,
    counts.cities > 0 && `${number.format(counts.cities)} new cities.`,
    report.unused.length > 0 && `Columns that are not read: ${report.unused.join(', ')}.`,
    ...report.notes.map(
      ({ field, code, rows }) => `${field}: ${noteText(code, 'en')}, in ${number.format(rows)} rows.`,
    ),
    counts.rejected > 0 && `The rejected rows and the reasons are in ${options.rejects}.`,
    options.dryRun && 'This was a dry run: nothing was changed.',
    !report.finished && `Stopped after row ${number.format(rows)}: run the same command again to go on.`,
  ].filter(Boolean)
  return [`${preset.name}: ${parts.join(', ')} in ${seconds.toFixed(1)} s.`, ...notes].join('\n')
}

/** An unexpected error, in a line: a failed query would print all its thousand rows. */
function unexpected(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const [line = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
  return `The import failed: ${line.slice(0, 300)}. What was written stays; run the same command again to go on.`
}

/** Runs one import; returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  if (args[0] === 'cutoffs' && !args.includes('--help')) return runCutoffs(args.slice(1))
  const options = readOptions(args, presets)
  if (!options) {
    console.info(usage(presets))
    return 0
  }
  const startedAt = performance.now()
  let stopped = false
  const stop = () => {
    stopped = true
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return withDatabase(!options.dryRun, async (database) => {
    const report = await importFile(database, options, {
      stopped: () => stopped,
      settling: () => console.info('All rows are in. Settling the search index and the counts of listings …'),
      begin(preset, source, resumedAt) {
        if (resumedAt > 0) console.info(`Going on after row ${number.format(resumedAt)}.`)
        return showProgress(process.stderr, preset.name, source.bytes, resumedAt)
      },
    })
    console.info(summary(report, options, (performance.now() - startedAt) / 1000))
    return report.finished ? 0 : 130
  })
}

async function runCutoffs(args: readonly string[]): Promise<number> {
  const options = readCutoffOptions(args)
  return withDatabase(!options.dryRun, async (database) => {
    const startedAt = performance.now()
    const report = await importCutoffs(database, options)
    console.info(summarizeCutoffs(report, options, (performance.now() - startedAt) / 1000))
    return 0
  })
}

/** Runs an import on the configured database. Throws an `OperatorError` where its mode forbids it. */
async function withDatabase(writes: boolean, work: (database: Database) => Promise<number>): Promise<number> {
  const read = readConfig(process.env)
  if ('problems' in read) throw new OperatorError(read.problems.join('\n'))
  const database = await openDb(read.config.database)
  try {
    await assertModeAllowed(database.db, read.config)
    // Only the look-ups that rows are matched with: a demo is seeded by its start. A dry run rolls them back with the rest.
    if (writes) await ensureReferenceData(database.db)
    return await work(database)
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : unexpected(error))
  process.exitCode = 1
}
