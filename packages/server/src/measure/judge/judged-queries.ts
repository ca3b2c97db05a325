import { readdirSync, readFileSync } from 'node:fs'

/** A query with the class that it is counted in. */
export type JudgedQuery = {
  className: string
  query: string
  /** Pages that all have to be found, of each those that will do. */
  expected: readonly (readonly string[])[]
  /** Pages that would turn the query round. */
  unwanted: readonly string[]
}

const splitPaths = (paths: string): string[] => paths.split(' or ').map((path) => path.trim())

const dataFolder = new URL('./data/', import.meta.url)

/**
 * Parses a file of judged queries: `## class` above lines of `path or path and path not path or path <= query | query`; lines that
 * begin with one `#` are comments. Throws an error that names the line where one cannot be read.
 */
function parseJudgedQueries(text: string, fileName = 'judged queries'): JudgedQuery[] {
  let className: string | undefined
  return text.split(/\r?\n/).flatMap((line, index) => {
    const fail = (message: string): never => {
      throw new Error(`${fileName}:${index + 1}: ${message}`)
    }
    if (line.startsWith('## ')) {
      className = line.slice(3).trim()
      return []
    }
    if (line.trim() === '' || line.startsWith('#')) return []
    const [paths = '', queries, ...others] = line.split(' <= ')
    if (queries === undefined || others.length > 0) return fail('expected "path <= query | query"')
    const [wanted = '', ruledOut] = paths.split(' not ')
    const expected = wanted.split(' and ').map(splitPaths)
    const unwanted = ruledOut === undefined ? [] : splitPaths(ruledOut)
    if (![...expected.flat(), ...unwanted].every((path) => /^\/\S+$/.test(path)))
      return fail(`"${paths}" is not the path of a page`)
    const name = className ?? fail('a "## class" heading has to come first')
    return queries.split(' | ').map((part) => {
      const query = part.trim()
      return query === '' ? fail('an empty query') : { className: name, query, expected, unwanted }
    })
  })
}

/** Loads the judged queries of the demo catalogue, of all classes or of those whose name begins with one of `classNames`. */
export function loadJudgedQueries(classNames: readonly string[] = []): JudgedQuery[] {
  const all = readdirSync(dataFolder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => parseJudgedQueries(readFileSync(new URL(name, dataFolder), 'utf8'), name))
  const isSelected = ({ className }: JudgedQuery) =>
    classNames.length === 0 || classNames.some((name) => className.startsWith(name))
  return all.filter(isSelected)
}
