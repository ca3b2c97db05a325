import type { Mutant } from '../mutant.ts'

const backup = 'packages/server/src/commands/backup'
const rejectionTest = `${backup}/restore/rejected.test.ts`

/** Archives are complete, of one snapshot, and restored only into empty databases. */
export const backupGuards: readonly Mutant[] = [
  {
    guard: 'an archive of which a byte is another is refused',
    file: `${backup}/archive/frames.ts`,
    from: "if (!checksum.equals(storedChecksum)) throw damaged('a checksum is wrong')",
    to: '',
    tests: [`${backup}/archive`],
  },
  {
    guard: 'an archive that is cut off behind a part is refused',
    file: `${backup}/archive/read.ts`,
    from: "if (before !== 'end') throw damaged('it is cut off')",
    to: '',
    tests: [`${backup}/archive`],
  },
  {
    guard: 'an archive that anybody could have written is refused where a key is given',
    file: `${backup}/archive/sealing.ts`,
    from: 'if (key === undefined) return false',
    to: 'return false',
    tests: [`${backup}/archive`],
  },
  {
    guard: 'nothing is restored into a database in which something is',
    file: `${backup}/restore/empty.ts`,
    from: 'if (names.length > 0)',
    to: 'if (names.length > 1_000)',
    tests: [rejectionTest],
  },
  {
    guard: 'nothing is restored into a file store in which something else is',
    file: `${backup}/restore/store.ts`,
    from: 'if (!archiveKeys.has(ownerOf(name)))',
    to: 'if (!ownerOf(name))',
    tests: [rejectionTest],
  },
  {
    guard: 'an archive of a newer version is refused',
    file: `${backup}/restore/fit.ts`,
    from: 'if (head.migrations.some((migration) => !knownMigrations.includes(migration)))',
    to: 'if (knownMigrations.length === 0)',
    tests: [rejectionTest],
  },
  {
    guard: 'production is restored into production alone',
    file: `${backup}/restore/fit.ts`,
    from: "if (head.production && mode !== 'production')",
    to: 'if (head.production && mode !== mode)',
    tests: [`${backup}/command`],
  },
  {
    guard: 'a session that was open at the moment of a backup does not come back',
    file: `${backup}/snapshot/contents.ts`,
    from: "  'session',\n  'one_time_code',",
    to: "  'one_time_code',",
    tests: [`${backup}/backup.test.ts`],
  },
  {
    guard: 'what waited to be sent waits for a person after a restore',
    file: `${backup}/restore/waiting-jobs.ts`,
    from: "update job set state = 'dead', leased_until = null",
    to: 'update job set leased_until = null',
    tests: [`${backup}/restore/waiting-jobs.test.ts`],
  },
  {
    guard: 'a file that is let go while a backup copies stays until that is done',
    file: 'packages/server/src/catalogue/files/store.ts',
    from: 'if (await isDeletionLocked(db)) throw new PostponeJob(lockRetrySeconds)',
    to: '',
    tests: ['packages/server/src/catalogue/files/deletion-lock.test.ts'],
  },
  {
    guard: 'files are held for as long as a backup copies them',
    file: `${backup}/back-up.ts`,
    from: 'database.withLock(filesLock, () => writeSnapshot(database, config, storage, write, watch))',
    to: 'writeSnapshot(database, config, storage, write, watch)',
    tests: [`${backup}/snapshot`],
  },
]
