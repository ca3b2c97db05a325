import { existsSync } from 'node:fs'
import { childEnvironment } from './environment.mjs'
import { checkLicences } from './licences.mjs'
import { inLanes } from './processes/lanes.mjs'
import { run } from './processes/processes.mjs'
import { during, log } from './processes/progress.mjs'
import { digest, filesIn, isCurrent, setStamp } from './stamps.mjs'
import { foldersBehind, workspaceMembers } from './workspace.mjs'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const tsc = 'node_modules/typescript/bin/tsc'
const astro = 'site/node_modules/astro/bin/astro.mjs'
const knip = 'node_modules/knip/bin/knip.js'
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
/** Checks run in parallel: each with threads of its own would check the common files several times, and took twice the processor time. */
const singleThreaded = ['--singleThreaded']
const everything = ['.']
/** Packages of the consoles, whose types are checked as one program: alone, each of them reads react-admin, MUI and the others' files again. */
const consoles = ['admin', 'buyer', 'console-kit', 'institute-screens']

/** Peak memory of a single type check, in bytes. */
const checkMemory = 800_000_000

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} inputs files and folders that decide its outcome
 * @property {() => Promise<{ code: number, output: string }>} work
 */

/** @param {...string} args @returns {Check['work']} */
const node =
  (...args) =>
  () =>
    run(process.execPath, args, { env: childEnvironment() })

/** @param {string} project a folder, or a file of settings @returns {Check['work']} */
const types = (project) => node(tsc, ...singleThreaded, '--noEmit', '-p', project)

/** Types of the site: of its pages by Astro, and of all other code by the compiler, which takes half of the time for it. */
async function siteTypes() {
  const pages = await node(astro, 'check', '--root', 'site', '--tsconfig', 'tsconfig.pages.json')()
  return pages.code === 0 ? types('site')() : pages
}

/** @returns {Check[]} */
function checks() {
  const members = workspaceMembers()
  const typedMembers = members.filter(
    ({ name, folder }) => !consoles.includes(name) && existsSync(`${folder}/tsconfig.json`),
  )
  return [
    { name: 'format and lint', inputs: everything, work: node(biome, 'check', '--error-on-warnings', '.') },
    {
      name: 'imports',
      inputs: everything,
      work: node(cruiser, '--config', '.dependency-cruiser.mjs', 'scripts', ...members.map(({ folder }) => folder)),
    },
    // knip.json names the entry points of programs; an entry that matches nothing is an error too.
    {
      name: 'unused exports and packages',
      inputs: everything,
      work: node(knip, '--no-progress', '--treat-config-hints-as-errors'),
    },
    {
      name: 'licences',
      inputs: ['scripts/licences.mjs', ...members.map(({ folder }) => `${folder}/package.json`)],
      work: checkLicences,
    },
    {
      name: 'types of scripts',
      inputs: ['scripts', 'vitest.config.ts', 'tsconfig.json'],
      work: types('.'),
    },
    {
      name: 'types of consoles',
      inputs: ['tsconfig.consoles.json', ...new Set(consoles.flatMap((name) => foldersBehind(members, name)))],
      work: types('tsconfig.consoles.json'),
    },
    ...typedMembers.map(({ name, folder }) => ({
      name: `types of ${name}`,
      inputs: foldersBehind(members, name),
      work: name === 'site' ? siteTypes : types(folder),
    })),
  ]
}

/**
 * Format, lint, import direction, unused exports and packages, and types of all packages; checks whose inputs have not changed since they last passed are skipped.
 * @returns {Promise<string[]>} the names of the failed checks; their messages have been printed
 */
export async function check() {
  /** @type {string[]} */
  const failed = []
  const jobs = checks().flatMap(({ name, inputs, work }) => {
    const fingerprint = digest(filesIn([...inputs, 'tsconfig.base.json', 'pnpm-lock.yaml']))
    const stamp = `check-${name.replaceAll(' ', '-')}`
    if (isCurrent(stamp, fingerprint)) return []
    return async () => {
      const { code, output } = await during(name, work)
      if (code === 0) return setStamp(stamp, fingerprint)
      process.stderr.write(output)
      log(`${name}: FAILED, see above`)
      failed.push(name)
    }
  })
  if (jobs.length === 0) log('checks: up to date')
  await inLanes(jobs, checkMemory)
  return failed
}
