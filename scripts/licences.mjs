import { childEnvironment } from './environment.mjs'
import { pnpm } from './installation/install.mjs'
import { npx, run } from './processes/processes.mjs'

/** Licences that any package may have: their only condition is that their text is included. */
const allowed = new Set([
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT AND ISC',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Other licences of packages that were looked at. @type {[licence: string, packages: RegExp][]} */
const granted = [
  // The map of India; its author is named in the README and on the page that shows it.
  ['CC-BY-4.0', /^@svg-maps\/india$/],
  // Used as it is, while style sheets are built; nothing of it is in what is served.
  ['MPL-2.0', /^lightningcss(-|$)/],
  // A library of its own that sharp loads, as it is published: anybody may put another in its place.
  ['LGPL-3.0-or-later', /^@img\/sharp-libvips-/],
  // Its text is that of BSD-3-Clause.
  ['BSD', /^css-mediaquery$/],
]

/**
 * @param {Record<string, { name: string }[]>} packages of `pnpm licenses list --json`, by licence
 * @returns {string[]} a sentence for each package whose licence is not allowed
 */
export function licenceErrors(packages) {
  return Object.entries(packages).flatMap(([licence, parts]) =>
    parts
      .filter(({ name }) => !allowed.has(licence) && !granted.some(([of, names]) => of === licence && names.test(name)))
      .map(({ name }) => `${name}: the licence ${licence} is not allowed by scripts/licences.mjs`),
  )
}

/** @returns {Promise<string>} the errors of all that is installed to build and to serve, read without the network */
export async function installedErrors() {
  const args = ['--yes', pnpm, 'licenses', 'list', '--json', '--prod', '--recursive']
  const { code, output } = await run(npx, args, { env: childEnvironment() })
  return code === 0 ? licenceErrors(JSON.parse(output)).join('\n') : output
}

if (process.argv[1] === import.meta.filename) {
  const errors = await installedErrors()
  console.error(errors)
  process.exit(errors === '' ? 0 : 1)
}
