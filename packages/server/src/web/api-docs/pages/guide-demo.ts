import { codeBlock } from '../code-block.ts'
import { type Html, html } from '../html.ts'

/** The demo's accounts, and its outbox. */
export const demoAccounts = html`<h3>Accounts of the demo</h3><p>This server runs the demo. The password of every account is <code>pravesh-demo</code>.</p><table><caption class="unseen">Accounts of the demo</caption><thead><tr><th scope="col">Who</th><th scope="col">User name</th></tr></thead><tbody><tr><th scope="row">Administrator</th><td><code>admin</code></td></tr><tr><th scope="row">Institute, a school</th><td><code>school@demo.pravesh.example</code></td></tr><tr><th scope="row">Institute, a college</th><td><code>college@demo.pravesh.example</code></td></tr><tr><th scope="row">Family, a student</th><td><code>student@demo.pravesh.example</code>, with <code>student_type</code> college</td></tr><tr><th scope="row">Family, a parent</th><td><code>parent@demo.pravesh.example</code>, with <code>student_type</code> school</td></tr></tbody></table>
<p>Nothing leaves the demo: codes, passwords and letters are read in its <a href="/dev/outbox">outbox</a>, by programs at <a href="/dev/outbox.json"><code>/dev/outbox.json</code></a>, the newest first.</p>`

/** How the demo's gateway is paid, by hand and by program. */
export const demoPaying = (
  api: string,
): Html => html`<p>The demo has a gateway of its own: no money moves. Its checkout lets a person succeed, fail, delay or close, and it sends the webhooks by itself. Without a page, an order is paid so; the answer is what <code>handler</code> would be given:</p>
${codeBlock('Pay an order of the demo', `curl -X POST '${new URL('/sandbox/checkout', api)}' \\\n  -H 'Content-Type: application/json' \\\n  --data '{"order_id":"order_…","action":"succeed"}'`)}`
