import { createHash } from 'node:crypto'
import type { SSRManifest } from 'astro'

/**
 * Sources and inline parts that pages may use: the directives of the config, and the hash of every inline script and style of the build.
 */
export interface BuiltPolicy {
  directives: string[]
  scripts: string[]
  styles: string[]
}

type Manifest = Pick<SSRManifest, 'csp' | 'routes' | 'shouldInjectCspMetaTags'>
type Directive = NonNullable<SSRManifest['csp']>['scriptDirective' | 'styleDirective']

/**
 * Removes the policy from Astro's manifest: Astro would name the hashes of the whole build with each page, and hash the page's styles each
 * time. The manifest is no public part of Astro: an unexpected one throws, the manifest stays unchanged, and no server starts.
 *
 * Public means were looked for and none is enough: `security.csp` has no option for the hashes of one page, `adapterFeatures.staticHeaders`
 * hands over headers of prerendered pages only, and a page rendered on request always has the header of the whole build
 * (https://github.com/withastro/astro/pull/13923). No request for another was found. The manifest is compared again at each minor version:
 * `reviewed-version.test.ts`.
 */
export function takePolicy(manifest: Manifest): BuiltPolicy {
  const { csp, routes } = manifest
  if (csp === undefined || !manifest.shouldInjectCspMetaTags) throw unexpected('there is none')
  if (csp.algorithm !== 'SHA-256') throw unexpected(`its hashes are ${csp.algorithm}`)
  if (!csp.directives.includes("default-src 'none'")) throw unexpected('it does not begin with nothing')
  if (csp.scriptDirective.strictDynamic) throw unexpected('scripts may load others')
  const styles = routes.flatMap(({ styles }) =>
    styles.flatMap((style) => (style.type === 'inline' ? style.content : [])),
  )
  const scripts = routes.flatMap(({ scripts }) =>
    scripts.flatMap((script) => {
      if ('children' in script) return script.children
      return script.type === 'inline' ? script.value : []
    }),
  )
  const policy = {
    directives: csp.directives,
    scripts: [...new Set([...hashesOf(csp.scriptDirective), ...scripts.map(hashOf)])],
    styles: [...new Set([...hashesOf(csp.styleDirective), ...styles.map(hashOf)])],
  }
  if (policy.scripts.length === 0 || policy.styles.length === 0) throw unexpected('it knows no hash')
  manifest.shouldInjectCspMetaTags = false
  manifest.csp = undefined
  return policy
}

function hashesOf({ hashes, resources }: Directive): string[] {
  if (resources.length > 0) throw unexpected('it names sources of its own')
  return hashes.map((hash) => {
    if (typeof hash !== 'string' || !/^sha256-[\w+/]{43}=$/.test(hash)) throw unexpected('a hash is of another kind')
    return hash
  })
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const unexpected = (part: string) =>
  new Error(`The policy in Astro's manifest is not as it was, ${part}: see site/adapter/policy.ts`)
