/** Longest request target that is rendered at all, in characters. */
export const longestTarget = 2048

/** The parameters that the page of a path reads; of any other it knows nothing. */
export type ParametersOf = (path: string) => readonly string[]

/**
 * The common key of all addresses of the same page: parameters that the page does not read and empty ones dropped, the rest ordered by
 * name. Values of one name retain their order. A page without parameters has one key for any query. `undefined` for an invalid path, or
 * one that is too long.
 */
export function pageKey(target: string, parametersOf: ParametersOf): string | undefined {
  // "//host/path" and "host/path" would be read as another origin once an origin is put in front.
  if (target.length > longestTarget || target[0] !== '/' || target[1] === '/' || target.includes('#')) return undefined
  const mark = target.indexOf('?')
  if (mark < 0) return target
  const path = target.slice(0, mark)
  const read = parametersOf(path)
  if (read.length === 0) return path
  const parameters = [...new URLSearchParams(target.slice(mark + 1))].filter(
    ([name, value]) => value !== '' && read.includes(name),
  )
  if (parameters.length === 0) return path
  const query = new URLSearchParams(parameters)
  query.sort()
  return `${path}?${query}`
}
