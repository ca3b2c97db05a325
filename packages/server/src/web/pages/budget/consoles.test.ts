import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtWeb } from '../../../platform/process/built-web.ts'
import { pageCost, readOnce } from './page-cost.ts'

/**
 * Bytes of script, gzipped, from opening a console until its first list is rendered, by the console's path. Both load the complete
 * contract (for example the enquiry inbox 1.2 kB, pictures and fees by class 0.9 kB, applications 0.7 kB), react-admin, and the components
 * of every list and field. The administrators' largest list is that of enquiries (tabs, shortcuts and export: 2.8 kB). Screens are chunks
 * of their own: a new screen adds only its contract, names and navigation here (0.3 to 2 kB each). A raise of a limit needs a reason in
 * its commit message.
 */
const budgets: Readonly<Record<string, number>> = { '/administration': 501_000, '/admin': 523_500 }
/** Chunks loaded at the start of a console: its dashboard, and the parts of any list. */
const dashboards = /^(?:Home|Dashboard)-/
const lists = /List-[\w-]+\.js$/

const web = builtWeb()
if (!web) throw new Error('The consoles are not built. Run: npm run build')

const read = readOnce(async (file) => readFileSync(file))

/** The cost of a console with chunks that it loads later; `chunks` by their file names. */
function costOf({ path, folder }: { path: string; folder: string }, chunks: readonly string[]) {
  const page = readFileSync(`${folder}/index.html`, 'utf8')
  const preloads = chunks.map((chunk) => `<link rel="modulepreload" href="${path}/assets/${chunk}">`)
  return pageCost(page + preloads.join(''), (url) => read(`${folder}${url.slice(path.length)}`))
}

test.each(web.consoles)('the scripts of $path until its first list fit the budget', async (built) => {
  const files = readdirSync(`${built.folder}/assets`)
  const dashboard = files.filter((file) => dashboards.test(file))
  const found = files.filter((file) => lists.test(file))
  expect(dashboard).toHaveLength(1)
  expect(found.length).toBeGreaterThan(3)
  const costs = await Promise.all(found.map((list) => costOf(built, [...dashboard, list])))
  const maxScript = Math.max(...costs.map(({ script }) => script))
  console.info(`${built.path}: ${maxScript} bytes of script until the first list`)
  expect(maxScript).toBeLessThanOrEqual(budgets[built.path] ?? 0)
})

test.each(web.consoles)('no screen of $path is loaded before it is opened', async (built) => {
  const { scripts } = await costOf(built, [])
  const screens = /\/(?:\w*(?:List|Page|Edit|Create|Dialog)|Home|Dashboard)-[\w-]+\.js$/
  expect(scripts.filter((script) => screens.test(script))).toEqual([])
})
