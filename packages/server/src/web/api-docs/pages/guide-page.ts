import { codeBlock, jsonBlock } from '../code-block.ts'
import { html } from '../html.ts'
import { callsOf, type Place } from '../place.ts'
import { demoAccounts, demoPaying } from './guide-demo.ts'
import { callLink, page } from './page.ts'

const list = { data: [{ id: 7, name: 'Springdale School' }], total: 1, page: 1, limit: 50 }
const wrote = { data: { id: 7, name: 'CBSE' }, message: 'Board Added Successfully' }

/** Rules common to all calls. */
export function guidePage(place: Place): string {
  const { base, api, demo, document } = place
  const to = (id: string, linkText: string) => html`<a href="${base}/docs/${id}">${linkText}</a>`
  const counted = callsOf(document).filter(({ operation }) => operation.responses['429'])
  const signIn = { username: 'admin', password: demo ? 'pravesh-demo' : '…' }
  const main = html`<h1>Guide</h1>
<p class="lead">What holds for every call. Read it once; the pages of the calls say the rest.</p>
<h2 id="address">Address</h2>
<p>Every call stands below <code>${api}</code>. The number is the version: what would break a program gets a new one. <code>/healthz</code> and <code>/readyz</code> stand outside it, at the root of the server.</p>
${codeBlock('A call that needs nothing', `curl '${api}/public/find?search=delhi'`)}
<h2 id="tokens">Signing in</h2>
<p>Calls marked <span class="realm">Anyone</span> take no token. The others take a token of their own kind: another kind’s is refused with <code>FORBIDDEN</code>, none or a dead one with <code>UNAUTHENTICATED</code>.</p>
<table><caption class="unseen">Which sign-in gives which token</caption><thead><tr><th scope="col">Token of</th><th scope="col">Given by</th></tr></thead><tbody><tr><th scope="row"><span class="realm">Family</span></th><td><code>auth_token</code> of ${to('open.student-login', 'student-login')}, ${to('open.otp.verify', 'otp/verify')} or a sign-up</td></tr><tr><th scope="row"><span class="realm">Institute</span></th><td><code>auth_token</code> of ${to('open.buyer-login', 'buyer-login')}</td></tr><tr><th scope="row"><span class="realm">Administrator</span></th><td><code>token</code> of ${to('open.admin-login', 'admin-login')}</td></tr></tbody></table>
${codeBlock('Sign in, then call', `curl -X POST '${api}/open/admin-login' \\\n  -H 'Content-Type: application/json' \\\n  --data '${JSON.stringify(signIn)}'\n\nTOKEN=…   # the token of that answer\ncurl '${api}/admin/board' -H "Authorization: Bearer $TOKEN"`)}
<p>A token dies after 12 hours without a call, 30 days after signing in, and at logout. It says nothing to whoever holds it: keep it, do not read it. A password sent by mail must be changed at the sign-in: that answers <code>PASSWORD_CHANGE_REQUIRED</code> until <code>new_password</code> comes along.</p>
${demo && demoAccounts}
<h2 id="headers">Headers</h2>
<table><caption class="unseen">Headers of a request</caption><thead><tr><th scope="col">Header</th><th scope="col">When</th></tr></thead><tbody><tr><th scope="row"><code>Authorization</code></th><td><code>Bearer</code> and the token, for calls that take one.</td></tr><tr><th scope="row"><code>Content-Type</code></th><td><code>application/json</code> with every body, and not without one.</td></tr><tr><th scope="row"><code>X-Page-Origin</code></th><td>The origin of the page that calls, such as <code>https://www.example.in</code>. It is kept with an enquiry and never allows anything.</td></tr></tbody></table>
<h2 id="answers">Answers</h2>
<p>A record comes as <code>data</code>. A list adds how many there are. A write answers the record as it now stands, and a sentence for people.</p>
${jsonBlock('A list', list)}
${jsonBlock('A write', wrote)}
<p>Success is 200, and 201 where the call’s page says so. What nobody has published is <code>null</code>, never zero. Times are ISO 8601 in UTC; money is in whole rupees, and in paise where it is paid.</p>
<h2 id="lists">Lists</h2>
<p>A list takes <code>page</code> and <code>limit</code>, <code>search</code>, <code>sort</code> and <code>order</code>, and <code>ids</code> for chosen records. A parameter or a field to sort by that it does not know is refused, never ignored. <code>total</code> is exact, unless <code>totalAtLeast</code> is true: then counting stopped there, and people see “1,000+”.</p>
<p>${to('public.schools', 'Listing pages')} count how many rows they show so far: <code>offset</code> 20, then 40, to 200. <code>page</code> with <code>limit</code> and <code>cursor</code> win over it. A filter takes several values, repeated or with commas.</p>
<h2 id="writes">Writes</h2>
<p>Where the path names no record, a PUT carries <code>id</code> in its body and a DELETE takes <code>?id=7</code> or <code>?ids=7,8</code>. A PUT changes the fields that it names. What something else refers to is not deleted: <code>IN_USE</code> counts the references. Two writers that meet: one gets <code>CONFLICT</code>, and may try again.</p>
<h2 id="paying">Paying</h2>
<ol><li>${to('payment.order', 'payment/order')} opens an order, and an application where none is open. <code>NOT_ADMITTING</code> says what to do where the institute has no live login or takes no forms today; <code>admitting</code> on its page says so before. It answers <code>orderId</code>, the amount, the public <code>key</code> and the address of the gateway’s script, <code>checkout</code>.</li><li>The page loads that script and opens <code>new Razorpay({ key, order_id, handler })</code>.</li><li>What <code>handler</code> is given goes to ${to('student.payment-success', 'payment-success')} with what was ordered. The signature is checked, then the gateway is asked.</li></ol>
<p>The gateway’s ${to('open.payment.webhook', 'webhook')} and a job that asks it by itself come to the same end, should the page be closed: paid and submitted are one. Money that is late, doubled or for nothing goes back. ${to('student.institute-payment', 'institute-payment')} shows each payment with its receipt, its events and its refunds.</p>
${demo && demoPaying(api)}
<h2 id="errors">Errors</h2>
<p>Every error answers <code>code</code>, <code>message</code> and <code>requestId</code>, and the faulty fields in <code>errors</code>. Decide by the code: <a href="${base}/docs/errors">all of them</a>.</p>
<h2 id="limits">Limits</h2>
<p>A body holds half a megabyte at most, unless its call says more. Tries are counted by account, by mobile number and by the network they come from; so is all that a family writes. Too many answer 429 <code>TOO_MANY</code> with the seconds to wait in <code>Retry-After</code>; a fault on our side, or too much at once, answers 503 with the same header. These calls are counted:</p>
<ul class="plain">${counted.map((call) => html`<li>${callLink(place, call)}</li>`)}</ul>`
  const parts = {
    address: 'Address',
    tokens: 'Signing in',
    headers: 'Headers',
    answers: 'Answers',
    lists: 'Lists',
    writes: 'Writes',
    paying: 'Paying',
    errors: 'Errors',
    limits: 'Limits',
  }
  const aside = html`<nav class="aside contents" aria-label="On this page"><p>On this page</p><ul>${Object.entries(parts).map(([id, heading]) => html`<li><a href="#${id}">${heading}</a></li>`)}</ul></nav>`
  return page(place, { title: `Guide · ${document.info.title}`, main, aside, section: 'guide' })
}
