import { basename, resolve } from 'node:path'
import { onlyName, runCommand } from '../../../platform/process/command.ts'
import { openStorage } from '../../../services/delivery/delivery.ts'
import { count, size } from '../figures.ts'
import { type Checked, checkArchive, restore } from '../restore/restore.ts'
import { showProgress } from './progress.ts'

const usage = `npm run restore -- FILE [--check]

Puts what "npm run backup" wrote into an empty database and an empty file store, of whatever kind they are. Reads all of it first and
changes nothing where it is not as it was written. Give the key that it was made with in BACKUP_KEY. Environment as the server's.

  --check   reads and checks the archive, and changes nothing`

const summaryOf = ({ head, totals }: Checked) =>
  `${head.moment}: ${count(totals.rows, 'row')} of ${count(totals.tables, 'table')}, ${count(totals.files, 'file')} (${size(totals.fileBytes)})`
const holes = ({ totals }: Checked) =>
  totals.missing > 0 ? [`${count(totals.missing, 'file')} that it names were missing already when it was made.`] : []

await runCommand(process.argv.slice(2), {
  usage,
  flags: ['check'],
  async run({ config, signal, ...args }) {
    const file = onlyName(args, usage)
    const watch = {
      onProgress: showProgress(process.stderr),
      signal,
      log: (sentence: string) => void process.stderr.write(`${sentence}\n`),
    }
    const path = resolve(file)
    if (args.flags.has('check')) {
      const checked = await checkArchive(path, config.backupKey, watch)
      return { output: [...holes(checked), `${basename(file)} is whole. It holds ${summaryOf(checked)}.`].join('\n') }
    }
    const startedAt = performance.now()
    const restored = await restore(config, path, openStorage(config), watch)
    const waits =
      restored.pausedJobs > 0
        ? [
            `${count(restored.pausedJobs, 'mail, message or lead', 'mails, messages and leads')} that waited then may have gone out since: GET /admin/jobs?status=unknown lists them, POST /admin/jobs/retry sends one again.`,
          ]
        : []
    const lines = [
      ...holes(restored),
      ...waits,
      `Restored ${summaryOf(restored)}, in ${((performance.now() - startedAt) / 1000).toFixed(1)} s. All people have to sign in again.`,
    ]
    return { output: lines.join('\n') }
  },
})
