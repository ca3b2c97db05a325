import { BaseSequencer } from 'vitest/node'

/** Files that take longest, most often because they start servers: begun last, they would run while the other processor rests. */
const long = [
  'scripts/dev/develop.test.ts',
  'src/server.test.ts',
  'backup-journey/journey.test.ts',
  'backup/command/command.test.ts',
  'platform/db/embedded/directory.test.ts',
  'assurance/killed/kill.test.ts',
  'backup/backup.test.ts',
  'backup/restore/rejected.test.ts',
]

/**
 * Starts the longest files of all projects first. The others follow project by project: a worker is reused for the next file of its own
 * project, with its loaded modules, and replaced for another's.
 */
export class LongFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    /** @param {import('vitest/node').TestSpecification} file */
    const rankOf = ({ moduleId }) => {
      const rank = long.findIndex((name) => moduleId.endsWith(name))
      return rank < 0 ? long.length : rank
    }
    const projects = [...new Set(files.map(({ project }) => project.name))]
    return (await super.sort(files)).toSorted(
      (a, b) => rankOf(a) - rankOf(b) || projects.indexOf(a.project.name) - projects.indexOf(b.project.name),
    )
  }
}
