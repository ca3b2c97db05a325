import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder } from './environment.mjs'

const skipped = new Set(['node_modules', 'dist', '.astro', '.cache', '.data', '.git', 'coverage', 'test-results'])

/**
 * Every file under these files and folders, in a fixed order, without generated or installed ones.
 * @param {string[]} paths
 * @returns {string[]}
 */
export function filesIn(paths) {
  return paths.flatMap((path) => {
    if (!existsSync(path)) return []
    if (!statSync(path).isDirectory()) return [path]
    const names = readdirSync(path).filter((name) => !skipped.has(name))
    return filesIn(names.sort().map((name) => join(path, name)))
  })
}

/**
 * A fingerprint of contents, not of times: it survives a checkout, and the few megabytes take milliseconds.
 * @param {string[]} files
 * @param {unknown[]} settings further inputs of the outcome
 */
export function digest(files, settings = []) {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {string} name */
const stampOf = (name) => join(cacheFolder, 'stamps', name)

/** @param {string} name @param {string} fingerprint @param {string[]} outputs files that must still be there */
export function isCurrent(name, fingerprint, outputs = []) {
  const stamp = stampOf(name)
  return (
    existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint && outputs.every((output) => existsSync(output))
  )
}

/** @param {string} name @param {string} value */
export function setStamp(name, value) {
  mkdirSync(dirname(stampOf(name)), { recursive: true })
  writeFileSync(stampOf(name), value)
}

/** @param {string} name */
export const clearStamp = (name) => rmSync(stampOf(name), { force: true })
