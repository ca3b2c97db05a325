import { existsSync, readFileSync } from 'node:fs'
import { allowed, granted, vendored } from './allowed.mjs'
import { isMet } from './expression.mjs'

/**
 * @typedef {import('./sbom.mjs').Bom} Bom
 * @typedef {{ name: string, version: string, licence: string, platform: boolean }} Part platform: made for one kind of machine
 */

/** Packages that the lockfile binds to a processor or a system. @param {string} lockfile its text @returns {Set<string>} */
export function platformPackages(lockfile) {
  const packages = /^packages:\n([\s\S]*?)^snapshots:/m.exec(lockfile)?.[1] ?? ''
  const entries = packages.split(/^ {2}(?=\S)/m)
  const bound = entries.filter((entry) => /^ {4}(?:cpu|os|libc):/m.test(entry))
  return new Set(bound.map((entry) => (/^'?(.+?)@[^@]+?'?:/.exec(entry) ?? [])[1] ?? ''))
}

/** @param {Bom} bom @param {string} lockfile @returns {Part[]} everything of others' that ships, by name */
export function partsOf(bom, lockfile) {
  const bound = platformPackages(lockfile)
  return bom.components
    .filter(({ group }) => group !== '@pravesh')
    .map(({ group, name, version = '', licenses = [] }) => {
      const full = group ? `${group}/${name}` : name
      const licence = licenses
        .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
        .join(' AND ')
      return { name: full, version, licence, platform: bound.has(full) }
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** @param {Part[]} parts @returns {string[]} a sentence for each licence that is not allowed */
export function disallowedLicences(parts) {
  return parts.flatMap(({ name, version, licence }) => {
    const mayHave = (/** @type {string} */ candidate) =>
      allowed.has(candidate) || granted.some((grant) => grant.licence === candidate && grant.name.test(name))
    if (isMet(licence, mayHave)) return []
    return [
      `${name} ${version} has the licence "${licence || 'none'}", which is not allowed: take another package, or look at it and add it to scripts/licences/allowed.mjs.`,
    ]
  })
}

/** @param {Part[]} parts @returns {string} the list as it is committed: the same on every kind of machine */
export function licenceList(parts) {
  const common = parts.filter(({ platform }) => !platform)
  const licences = [...new Set(common.map(({ licence }) => licence))].sort()
  const names = (/** @type {string} */ licence) => [
    ...new Set(common.filter((p) => p.licence === licence).map(({ name }) => name)),
  ]
  const grants = granted.map(({ licence, why: reason }) => `- ${licence}: ${reason}`)
  const files = vendored.map(({ name, about: description, file }) => `- ${name}: ${description}, \`${file}\``)
  return `${[
    '# Licences of what ships',
    '',
    'Written by `npm run licences` from the bill of materials (`npm run sbom`); `npm run check` fails where it is not current, or where a licence',
    'is neither among those that any package may have nor granted to the package by name (`scripts/licences/allowed.mjs`). It lists what is',
    'installed to build and to serve, not the tools of development. Parts made for one kind of machine, such as `@node-rs/argon2-linux-x64-gnu`,',
    'are in the bill of materials of that machine. The code of this repository is under the [MIT licence](../LICENSE).',
    '',
    'Granted by name:',
    '',
    ...grants,
    '',
    'In this repository, from others:',
    '',
    ...files,
    ...licences.flatMap((licence) => ['', `## ${licence}`, '', names(licence).join(', ')]),
  ].join('\n')}\n`
}

export const licenceFile = 'docs/licences.md'

/** @param {Bom} bom @returns {{ list: string, refused: string[] }} the expected list, and the licences that are not allowed */
export function judgeLicences(bom) {
  const parts = partsOf(bom, readFileSync('pnpm-lock.yaml', 'utf8'))
  return { list: licenceList(parts), refused: disallowedLicences(parts) }
}

/** @param {Bom} bom @returns {string[]} licences that are not allowed, and an outdated committed list */
export function licenceErrors(bom) {
  const { list, refused: disallowed } = judgeLicences(bom)
  if (existsSync(licenceFile) && readFileSync(licenceFile, 'utf8') === list) return disallowed
  return [...disallowed, `${licenceFile} is not current: run npm run licences.`]
}
