import type { ViteUserConfig } from 'astro'

type Plugin = NonNullable<ViteUserConfig['plugins']>[number]

const writer = /\/astro\/dist\/runtime\/server\/scripts\.js$/
const head = 'function getPrescripts(result, type, directive) {'
const replacement = `${head}
  if (directive === "touch") return "";`

/** Astro's generator of the island start code, except for islands that wait for a touch. */
export function withoutTouch(code: string): string {
  if (!code.includes(head))
    throw new Error('Astro writes the scripts of islands elsewhere: see site/adapter/island-start.ts')
  return code.replace(head, replacement)
}

/**
 * Astro writes the start code of islands into each page that has one: 2 kB, a seventh of a page's budget. Islands that wait for a touch
 * are started by `src/islands/start`, a file that is loaded once, instead; `base.css` has their one line of style.
 *
 * Astro has no public means for this: inlining is intended (https://github.com/withastro/astro/issues/17017; open as
 * https://github.com/withastro/astro/issues/8719), no option of Vite reaches these scripts, and `addClientDirective` replaces the text of a
 * directive alone. The text replaced here is compared again at each minor version: `reviewed-version.test.ts`.
 */
export function startFromFile(): Plugin {
  return {
    name: 'pravesh:island-start',
    // Astro's development server starts them its own way; the file then finds that done.
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    transform: (code, id) => (writer.test(id) ? withoutTouch(code) : undefined),
  }
}
