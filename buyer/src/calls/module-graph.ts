/** Sources by their paths from the root of the repository. */
export type Sources = ReadonlyMap<string, string>

/** Imports of a module: `names` from a package's index, the whole package without names. */
export type Import = { path: string; names?: readonly string[] }

const packageFolders: Readonly<Record<string, string>> = {
  '@pravesh/console-kit': 'packages/console-kit/src',
  '@pravesh/institute-screens': 'packages/institute-screens/src',
}
const importPattern = /(?:import|export)\s+(?!type\b)(?:\{([^}]*)\}|[\w*][^'"]*?)\s*from\s*'([^']+)'/g
const lazyPattern = /import\('([^']+)'\)/g

/** The path of a module of ours; undefined for a package of others. */
export function resolvePath(sources: Sources, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return new URL(specifier, `file:///${from}`).pathname.slice(1)
  const [scope, name, ...rest] = specifier.split('/')
  const folder = packageFolders[`${scope}/${name}`]
  if (!folder) return undefined
  const base = `${folder}/${rest.length > 0 ? rest.join('/') : 'index'}`
  return [`${base}.ts`, `${base}.tsx`].find((path) => sources.has(path))
}

const namesIn = (list = '') =>
  list.split(',').flatMap((item) => {
    const [name = ''] = item.trim().split(/\s+as\s+/)
    return name === '' || name.startsWith('type ') ? [] : [name]
  })

/** Modules of ours that a module imports, at once or later. */
export function importsOf(sources: Sources, path: string): Import[] {
  const source = sources.get(path) ?? ''
  const importedModules = [...source.matchAll(importPattern)].map(([, list, specifier = '']) => {
    const names = list === undefined ? undefined : namesIn(list)
    return { path: resolvePath(sources, path, specifier), ...(names && { names }) }
  })
  const lazy = [...source.matchAll(lazyPattern)].map(([, specifier = '']) => ({
    path: resolvePath(sources, path, specifier),
  }))
  return [...importedModules, ...lazy].flatMap(({ path: target, ...rest }) =>
    target ? [{ path: target, ...rest }] : [],
  )
}

/** Modules used by some of them, including these. Of an index only the modules that export the imported names. */
export function reachableFrom(sources: Sources, entries: readonly Import[]): Set<string> {
  const found = new Set<string>()
  const visited = new Set<string>()
  const waiting = [...entries]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, names } = next
    const isIndex = /\/src\/index\.ts$/.test(path)
    const key = isIndex ? `${path} ${names?.join()}` : path
    if (visited.has(key) || names?.length === 0) continue
    visited.add(key)
    if (!isIndex) found.add(path)
    for (const imported of importsOf(sources, path)) {
      const requestedNames = isIndex && names ? imported.names?.filter((name) => names.includes(name)) : imported.names
      waiting.push({ path: imported.path, ...(requestedNames && { names: requestedNames }) })
    }
  }
  return found
}
