import { setPriority } from 'node:os'
import { basename, resolve } from 'node:path'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { onlyName, runCommand } from '../../../platform/process/command.ts'
import { openStorage } from '../../../services/delivery/delivery.ts'
import { backUp } from '../back-up.ts'
import { count, size } from '../figures.ts'
import { showProgress } from './progress.ts'

const usage = `npm run backup -- FILE [--plain]

Writes database and files, as they are at one moment, into a new file, while the server goes on. Encrypted with BACKUP_KEY where that is
set. The environment and its keys are not in it: keep them in a safe of their own. Environment as the server's.

  --plain   writes an archive of production without BACKUP_KEY, which everybody can read`

const politely = 10

await runCommand(process.argv.slice(2), {
  usage,
  flags: ['plain'],
  async run({ config, signal, ...args }) {
    const file = onlyName(args, usage)
    if (config.mode === 'production' && config.backupKey === undefined && !args.flags.has('plain'))
      throw new OperatorError(
        'BACKUP_KEY is not set: everybody who gets hold of the archive could read what families gave. Set it, or say --plain.',
      )
    // The server has priority.
    setPriority(politely)
    const startedAt = performance.now()
    if (config.backupKey === undefined)
      process.stderr.write(
        'BACKUP_KEY is not set: this archive is not encrypted, and everybody who gets hold of it can read what families gave.\n',
      )
    const result = await backUp(config, resolve(file), openStorage(config), {
      onProgress: showProgress(process.stderr),
      signal,
    })
    const { copiedAt: snapshotTime, tables, rows, files, fileBytes, missing, missingKeys, bytes } = result
    const holes = `${count(missing, 'file')} that the database names were missing before: ${missingKeys.join(', ')}${missing > missingKeys.length ? ' …' : ''}.`
    const lines = [
      ...(missing > 0 ? [holes] : []),
      `${basename(file)} holds ${snapshotTime.toISOString()}: ${count(rows, 'row')} of ${count(tables, 'table')}, ${count(files, 'file')} (${size(fileBytes)}). ${size(bytes)}${config.backupKey === undefined ? '' : ', encrypted'}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
    ]
    return { output: lines.join('\n') }
  },
})
