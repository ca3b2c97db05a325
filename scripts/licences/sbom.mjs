import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, childEnvironment } from '../environment.mjs'
import { pnpm } from '../installation/install.mjs'
import { npx, run } from '../processes/processes.mjs'
import { Trouble } from '../processes/progress.mjs'
import { corrected, vendored } from './allowed.mjs'

/**
 * @typedef {{ license?: { id?: string, name?: string, acknowledgement?: string }, expression?: string }} License
 * @typedef {{ type: string, name: string, group?: string, version?: string, purl?: string, 'bom-ref': string, licenses?: License[] }} Component
 * @typedef {{ bomFormat: string, specVersion: string, components: Component[], dependencies: { ref: string, dependsOn?: string[] }[] }} Bom
 */

/** @param {string} lockfile @param {string} name @returns {string} the version that is locked */
function lockedVersion(lockfile, name) {
  return new RegExp(`^ {2}'?${name.replace(/[/@-]/g, '\\$&')}@([^':(]+)'?:$`, 'm').exec(lockfile)?.[1] ?? ''
}

/** @param {typeof vendored[number]} part @param {string} lockfile @returns {Component} */
function vendoredComponent({ name, from, licence, file, about: description }, lockfile) {
  const version = lockedVersion(lockfile, from)
  const content = createHash('sha256').update(readFileSync(file)).digest('hex')
  return /** @type {Component} */ ({
    type: 'file',
    name,
    version,
    'bom-ref': file,
    description: `${description} (from ${from})`,
    hashes: [{ alg: 'SHA-256', content }],
    licenses: [{ license: { id: licence } }],
  })
}

/**
 * Installed packages for building and serving, as CycloneDX 1.6: pnpm's own bill of materials, with missing SPDX licences added, and
 * third-party files of this repository. Works without the network once packages are installed.
 * @returns {Promise<Bom>}
 */
export async function billOfMaterials() {
  const file = join(cacheFolder, `sbom-${process.pid}.json`)
  const args = ['--yes', pnpm, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6']
  const { code, output } = await run(npx, [...args, '--sbom-type', 'application', '--prod', '--out', file], {
    env: { ...childEnvironment(), CI: '1', NODE_ENV: undefined },
  })
  if (code !== 0) throw new Trouble(`The bill of materials could not be made:\n${output}`)
  /** @type {Bom} */
  const bom = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  const lockfile = readFileSync('pnpm-lock.yaml', 'utf8')
  const components = bom.components.map((component) => {
    const id = corrected[component.group ? `${component.group}/${component.name}` : component.name]
    return id ? { ...component, licenses: [{ license: { id, acknowledgement: 'concluded' } }] } : component
  })
  return { ...bom, components: [...components, ...vendored.map((part) => vendoredComponent(part, lockfile))] }
}
