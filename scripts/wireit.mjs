import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { childEnvironment } from './environment.mjs'
import { run } from './processes/processes.mjs'

/** Peak memory of a build or a type check, in bytes. */
const scriptMemory = 1_000_000_000

/**
 * Runs a script of the `wireit` section of package.json with the scripts it depends on, in parallel as far as processors and free memory
 * allow. A script whose inputs have not changed since it last succeeded is skipped; a failed one does not prevent the others from running.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {Promise<boolean>} whether all succeeded; the messages of failed ones have been printed
 */
export async function runWireit(name, extra = {}) {
  const parallel = Math.min(availableParallelism(), Math.floor(process.availableMemory() / scriptMemory))
  const env = {
    ...childEnvironment(),
    // As `node --run` names the script, without its shell, which would end at a signal before wireit has ended its scripts.
    NODE_RUN_SCRIPT_NAME: name,
    NODE_RUN_PACKAGE_JSON_PATH: resolve('package.json'),
    // The outputs themselves are there: copies of earlier ones would fill the disk.
    WIREIT_CACHE: 'none',
    WIREIT_FAILURES: 'continue',
    WIREIT_PARALLEL: String(Math.max(1, parallel)),
    ...extra,
  }
  return (await run(process.execPath, ['node_modules/wireit/bin/wireit.js'], { env, show: true })).code === 0
}

/** Builds the web apps. */
export const build = () => runWireit('web', { NODE_ENV: 'production' })
