/** What pages of a running server cost before a touch: `node packages/server/src/pages/budget/report.ts http://localhost:3000 / /schools/all`. */
import { headSize, pageCost } from './page-cost.ts'

const [origin = 'http://localhost:3000', ...paths] = process.argv.slice(2)

const asked = (path: string) => fetch(new URL(path, origin))
async function read(path: string): Promise<Buffer> {
  const answer = await asked(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

for (const path of paths.length > 0 ? paths : ['/']) {
  const answer = await asked(path)
  const head = headSize(answer.status, Object.fromEntries(answer.headers))
  const { script, html, touched, scripts } = await pageCost(await answer.text(), read)
  const named = scripts.join(', ') || 'none'
  console.info(`${path}: headers ${head} B, HTML ${html} B, script ${script} B, a touch ${touched} B (${named})`)
}
