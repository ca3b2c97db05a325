import { existsSync, globSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { Trouble } from '../processes/progress.mjs'
import { onWeb } from './databases.mjs'

/** Every file that may contain tests. */
const everyTest = () =>
  globSync('{packages/*,admin,buyer,site,scripts,e2e}/**/*.{test,spec}.{ts,tsx}', {
    exclude: ['**/node_modules/**', '**/dist/**'],
  })

/**
 * @typedef {object} Choice
 * @property {string[] | undefined} units arguments for Vitest; undefined if none of its tests is selected
 * @property {string[] | undefined} journeys arguments for Playwright; undefined if none of its tests is selected
 * @property {boolean} built whether the selected tests read the built web
 */

/** @param {string} part @param {string} from @returns {string} a path relative to the project's folder, or the text unchanged */
function pathOf(part, from) {
  const file = resolve(from, part)
  return existsSync(file) ? relative('.', file).replaceAll(sep, '/') : part
}

/**
 * Parses the arguments of `npm test -- …`: files and folders, or parts of their names, and `-t` with a part of a test's name. The runner
 * and the database follow from a file's path. Other options are for Vitest, and select no journey. Without arguments, all tests are selected.
 * @param {string[]} args
 * @param {string} [from] the caller's folder
 * @param {string[]} [tests] every file that may contain tests, from the project's folder
 * @returns {Choice}
 */
export function chosenTests(args, from = '.', tests = everyTest()) {
  const { positionals, tokens } = parseArgs({
    args,
    options: { testNamePattern: { type: 'string', short: 't' }, project: { type: 'string' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const flags = tokens.filter((token) => token.kind === 'option')
  const name = flags.findLast((flag) => flag.name === 'testNamePattern')?.value
  const options = flags
    .filter((flag) => flag.name !== 'testNamePattern')
    .map(({ rawName, value }) => (value === undefined ? rawName : `${rawName}=${value}`))

  const paths = positionals.map((part) => pathOf(part, from))
  const files = tests.map((file) => file.replaceAll(sep, '/'))
  for (const path of paths)
    if (!files.some((file) => file.includes(path))) throw new Trouble(`No test lies at “${path}”.`)
  const selected = files.filter((file) => paths.length === 0 || paths.some((path) => file.includes(path)))
  const units = selected.filter((file) => /\.test\.tsx?$/.test(file))
  const withJourneys = args.length === 0 || (paths.length > 0 && options.length === 0)
  const journeys = withJourneys ? selected.filter((file) => /^e2e\/.+\.spec\.ts$/.test(file)) : []
  if (units.length === 0 && journeys.length === 0) throw new Trouble('These options are for no journey.')

  const web = onWeb()
  const unitPaths = paths.filter((path) => units.some((file) => file.includes(path)))
  return {
    units: units.length > 0 ? [...unitPaths, ...(name === undefined ? [] : ['-t', name]), ...options] : undefined,
    journeys: journeys.length > 0 ? [...journeys, ...(name === undefined ? [] : ['-g', name])] : undefined,
    built: journeys.length > 0 || units.some((file) => web.includes(file)),
  }
}
