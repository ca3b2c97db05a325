import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { Trouble } from '../processes/progress.mjs'
import { filesIn } from '../stamps.mjs'

const unit = /\.test\.tsx?$/
const journey = /^e2e\/.+\/.*\.spec\.ts$/
/** Tests of the built web import this module. */
const onBuiltWeb = /\bbuilt-web\.ts\b/
const flagAliases = new Map([
  ['-t', '-t'],
  ['--testNamePattern', '-t'],
  ['--project', '--project'],
])

/**
 * @typedef {object} Choice
 * @property {string[] | undefined} units arguments for vitest; undefined if none of its tests is selected
 * @property {string[] | undefined} journeys arguments for Playwright; undefined if none of its tests is selected
 * @property {boolean} built whether the selected tests read the built web
 */

/**
 * @param {string[]} args
 * @returns {{ parts: string[], name: string | undefined, more: string[] }}
 */
function parse(args) {
  const parts = []
  const options = []
  let name
  const waiting = [...args]
  for (let arg = waiting.shift(); arg !== undefined; arg = waiting.shift()) {
    const [, flag = arg, joined] = /^(-[^=]+)=(.*)$/s.exec(arg) ?? []
    const alias = flagAliases.get(flag)
    if (alias) {
      const value = joined ?? waiting.shift()
      if (value === undefined) throw new Trouble(`${flag} wants a value.`)
      if (alias === '-t') name = value
      else options.push(`${alias}=${value}`)
    } else if (arg.startsWith('-')) options.push(arg)
    else parts.push(arg)
  }
  return { parts, name, more: options }
}

/** @param {string} part @param {string} from @returns {string} a path relative to the project's folder, or the text unchanged */
function pathOf(part, from) {
  const file = resolve(from, part)
  if (!existsSync(file)) return part
  const inside = relative('.', file).split(sep).join('/')
  return inside.startsWith('..') || isAbsolute(inside) ? part : inside
}

/**
 * Parses the arguments of `npm test -- …`: files and folders, or parts of their names, and `-t` with a part of a test's name. The runner
 * and the database follow from a file's path. Other options are for vitest, and select no journey.
 * @param {string[]} args
 * @param {string} [from] the caller's folder
 * @param {string[]} [tests] every file that may contain tests, from the project's folder
 * @returns {Choice}
 */
export function chosenTests(
  args,
  from = '.',
  tests = filesIn(['packages', 'admin', 'buyer', 'site', 'scripts', 'e2e']),
) {
  const { parts, name, more: options } = parse(args)
  const paths = parts.map((part) => pathOf(part, from))
  const files = tests.map((file) => file.split(sep).join('/')).filter((file) => unit.test(file) || journey.test(file))
  for (const path of paths) {
    if (!files.some((file) => file.includes(path))) throw new Trouble(`No test lies at “${path}”.`)
  }
  const selectedFiles = files.filter((file) => paths.length === 0 || paths.some((path) => file.includes(path)))
  const units = selectedFiles.filter((file) => unit.test(file))
  const journeys = paths.length > 0 && options.length === 0 ? selectedFiles.filter((file) => journey.test(file)) : []
  if (units.length === 0 && journeys.length === 0) throw new Trouble('These options are for no journey.')
  return {
    // The arguments themselves where they select all files of them, so that the line stays short.
    units:
      units.length > 0
        ? [
            ...paths.filter((path) => units.some((file) => file.includes(path))),
            ...(name === undefined ? [] : ['-t', name]),
            ...options,
          ]
        : undefined,
    journeys: journeys.length > 0 ? [...journeys, ...(name === undefined ? [] : ['-g', name])] : undefined,
    built: journeys.length > 0 || units.some((file) => existsSync(file) && onBuiltWeb.test(readFileSync(file, 'utf8'))),
  }
}
