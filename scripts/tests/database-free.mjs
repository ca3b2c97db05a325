import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { serverTests } from './databases.mjs'

const relative =
  /(?:^|\n)[ \t]*(?:import|export)\b(?:[^'"`;=]*?\bfrom)?\s*['"](\.[^'"\n]+)['"]|\bimport\(\s*['"](\.[^'"\n]+)['"]/g
/** Modules that provide a test's database. */
const ofDatabase = /^packages\/server\/src\/platform\/db\/testing\//
const databasePattern = /\binject\('testDatabase'\)/

/**
 * Tests of the server without a database: neither they nor their direct and indirect imports use `db/testing`.
 * @param {string[]} [tests] every test of the server
 * @param {(path: string) => string | undefined} [read] the text of a file, if it exists
 * @returns {string[]} paths from the project's folder
 */
export function databaseFree(tests = serverTests(), read = textOf) {
  /** @type {Map<string, { next: string[], asks: boolean }>} */
  const cache = new Map()
  /** @param {string} path */
  const look = (path) => {
    const found = cache.get(path)
    if (found) return found
    const text = read(path) ?? ''
    const names = Array.from(text.matchAll(relative), (match) => match[1] ?? match[2] ?? '')
    const next = names.map((name) => posix.join(posix.dirname(path), name)).filter((name) => name.endsWith('.ts'))
    const seen = { next, asks: ofDatabase.test(path) || databasePattern.test(text) }
    cache.set(path, seen)
    return seen
  }
  return tests
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => {
      const reached = new Set([path])
      for (const file of reached) for (const next of look(file).next) reached.add(next)
      return ![...reached].some((file) => look(file).asks)
    })
}

/** @param {string} path */
const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
