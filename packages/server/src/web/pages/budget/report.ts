/**
 * Cost of a running server's pages before the first interaction: `node packages/server/src/web/pages/budget/report.ts
 * http://localhost:3000 / /schools/all`.
 */
import { headSize, pageCost } from './page-cost.ts'

const [origin = 'http://localhost:3000', ...paths] = process.argv.slice(2)

const fetchPage = (path: string) => fetch(new URL(path, origin))
async function read(path: string): Promise<Buffer> {
  const response = await fetchPage(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

for (const path of paths.length > 0 ? paths : ['/']) {
  const response = await fetchPage(path)
  const head = headSize(response.status, Object.fromEntries(response.headers))
  const { script, html, touched, scripts } = await pageCost(await response.text(), read)
  const scriptNames = scripts.join(', ') || 'none'
  console.info(`${path}: headers ${head} B, HTML ${html} B, script ${script} B, a touch ${touched} B (${scriptNames})`)
}
