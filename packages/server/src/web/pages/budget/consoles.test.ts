import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtWeb } from '../../../platform/process/built-web.ts'
import { pageCost } from './page-cost.ts'

/**
 * Bytes of script, gzipped, from opening a console until its first list is drawn, by the console's path. Both load the whole contract:
 * the enquiry inbox is 1.2 kB of it, the course of an application 0.3 kB, the form fee beside
 * a fee, the filter of applications and the tier of unchecked facts 0.3 kB. The largest list of administrators is that of enquiries, whose
 * tabs, keys and export are 2.8 kB; names and calls of mails to many and of partners are 2 kB,
 * those of payments with their timeline and refunds 1 kB, of which the contract in both is 0.4 kB. Radio
 * buttons, for the outcome of a call, are 1 kB in both. Contracts of changes, third parties and decisions on accounts are 1 kB of the
 * administrators' and 0.3 kB of the institutes', names and navigation of these screens 0.8 kB; the rest is what their largest list loads.
 * What waits and what failed, on the overview, is 0.9 kB; its plots are a chunk of their own. Names of the parts of institutes and their
 * calls are 0.6 kB, contracts of the reconciliation and of refunds by bank transfer, with their names and navigation, 0.9 kB, of the moderation of reviews 0.5 kB.
 * Contracts of pictures and of fees by class, with their names, are 1.8 kB of the administrators' and 0.9 kB of the institutes'.
 * Courses with their cut-offs and placements are 2 kB of the administrators' and 0.4 kB of the institutes'. The days of applications are 0.3 kB.
 * Filters and exports of lists of institutes in the contract, and the places by which a list goes on, are 0.3 kB in both; the rest of these lists,
 * 0.5 kB, is the administrators'. Contracts of imports, with their names and navigation, are 1.5 kB of the administrators'.
 * The option that adds a missing record of a catalogue is 0.2 kB in both; which texts their pages show plainly, 0.1 kB.
 * Taking an institute from a login, the mails of that and of a rejection, the days of money and of refunds, and a menu whose lists open
 * whole are 1.1 kB of the administrators'; the first field of a dialog, which has the focus, 0.1 kB in both.
 * The upload of a picture for a field is 0.4 kB of the administrators', the field that shows it 0.1 kB in both.
 * The contract of previews, and which records have a page of the site, are 1 kB of the administrators'.
 * Cards of a phone that are selected as rows are, a selection that ends with its filters, a total that is counted once and the focus that
 * goes to the heading are 1.5 kB in both; the check of an exam's dates and the classes that schools are narrowed by, 0.5 kB of the
 * administrators'. The questions before a deletion come with the press.
 * What a record that is added in place takes from its form, and names of the pager's buttons, are 0.3 kB in both; the labels of fields of
 * institutes come without their editors, which is 8.7 kB less for the administrators.
 * Recognising an Aadhaar number by its check digit is 0.3 kB in both. Saving a file with its notification, once for all lists, is 0.1 kB of the institutes'.
 */
const budgets: Readonly<Record<string, number>> = { '/administration': 467_000, '/admin': 493_500 }
/** Chunks that a console opens with: its dashboard, and what any list is made of. */
const dashboards = /^(?:Home|Dashboard)-/
const lists = /List-[\w-]+\.js$/

const web = builtWeb()
if (!web) throw new Error('The consoles are not built. Run: npm run build')

/** What a console costs with chunks that it loads later; `chunks` by their file names. */
function costOf({ path, folder }: { path: string; folder: string }, chunks: readonly string[]) {
  const page = readFileSync(`${folder}/index.html`, 'utf8')
  const preloads = chunks.map((chunk) => `<link rel="modulepreload" href="${path}/assets/${chunk}">`)
  return pageCost(page + preloads.join(''), async (url) => readFileSync(`${folder}${url.slice(path.length)}`))
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
