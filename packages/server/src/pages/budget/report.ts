/** What pages of a running server cost before a touch: `node packages/server/src/pages/budget/report.ts http://localhost:3000 / /schools/all`. */
import { pageCost } from './page-cost.ts'

const [origin = 'http://localhost:3000', ...paths] = process.argv.slice(2)

async function read(path: string): Promise<Buffer> {
  const answer = await fetch(new URL(path, origin))
  if (!answer.ok && !paths.includes(path)) throw new Error(`${path}: ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

for (const path of paths.length > 0 ? paths : ['/']) {
  const { script, html, touched, scripts } = await pageCost((await read(path)).toString(), read)
  console.info(`${path}: HTML ${html} B, script ${script} B, a touch ${touched} B (${scripts.join(', ') || 'none'})`)
}
