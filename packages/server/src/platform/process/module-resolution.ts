import { type ResolveFnOutput, registerHooks } from 'node:module'

/** Folder of drizzle-orm, whose `.js` files are all ECMAScript modules. */
const drizzle = new URL('.', import.meta.resolve('drizzle-orm')).href
/** Folder of the packages of this repository, whose `.ts` files are all ECMAScript modules. */
const packages = new URL('../../../../', import.meta.url).href

/** The package of this repository that a file belongs to, as a folder; undefined for files of dependencies. */
function packageOf(url: string): string | undefined {
  if (!url.startsWith(packages) || url.includes('/node_modules/')) return undefined
  return url.slice(0, url.indexOf('/', packages.length))
}

/** Where a dependency was found, by package of this repository and specifier. */
const found = new Map<string, ResolveFnOutput>()

/**
 * Resolves imports between files of one package by their address alone, and a dependency once for each package of this repository. At each
 * of some 4,000 imports Node 24 and 26 look for the file and parse the `package.json` of its package again (`getPackageScopeConfig`; that
 * of drizzle-orm has 130 kB): four tenths of the processor time of loading the server's modules.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions, importAttributes } = context
    if (!parentURL) return nextResolve(specifier, context)
    if (parentURL.startsWith(drizzle) && /^\.\.?\/.*\.js$/.test(specifier))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    const importing = packageOf(parentURL)
    if (importing === undefined) return nextResolve(specifier, context)
    if (/^\.\.?\/.*\.ts$/.test(specifier))
      return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true }
    const isDependency = !specifier.startsWith('.') && !specifier.startsWith('#')
    // A `require` or an attribute may lead to another file or format.
    if (!isDependency || !conditions.includes('import') || Object.keys(importAttributes).length > 0)
      return nextResolve(specifier, context)
    const key = `${importing} ${specifier}`
    const output = found.get(key) ?? nextResolve(specifier, context)
    found.set(key, output)
    return { ...output, shortCircuit: true }
  },
})
