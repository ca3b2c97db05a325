import { errorTable } from '@pravesh/contract'
import { jsonBlock } from '../code-block.ts'
import { breakable, type Html, html } from '../html.ts'
import { type Call, callsOf, type Place } from '../place.ts'
import { callLink, page } from './page.ts'

/** Codes that a call may answer, from the answers it names. */
function codesOf({ operation }: Call, { document }: Place): string[] {
  return Object.values(operation.responses).flatMap((response) => {
    const sharedResponse =
      '$ref' in response
        ? document.components.responses[response.$ref.slice('#/components/responses/'.length)]
        : undefined
    return Object.keys(sharedResponse?.content['application/json']?.examples ?? {})
  })
}
/** More calls than this are counted rather than listed. */
const maxCalls = 24

/** The table of errors, each with the calls that answer it. */
export function errorsPage(place: Place): string {
  const callsByCode = new Map<string, Call[]>()
  for (const call of callsOf(place.document))
    for (const code of codesOf(call, place)) callsByCode.set(code, [...(callsByCode.get(code) ?? []), call])
  const renderCalls = (code: string): Html => {
    const calls = callsByCode.get(code) ?? []
    if (calls.length === 0) return html`<p class="soft">Wherever it applies.</p>`
    if (calls.length > maxCalls) return html`<p class="soft">Answered by ${calls.length} calls.</p>`
    return html`<details><summary>Answered by ${calls.length === 1 ? 'one call' : `${calls.length} calls`}</summary><ul class="plain">${calls.map((call) => html`<li>${callLink(place, call)}</li>`)}</ul></details>`
  }
  const rows = Object.entries(errorTable).map(
    ([code, { status, message, hint }]) =>
      html`<tr id="${code}"><th scope="row"><code>${breakable(code)}</code> <span class="status">${status}</span></th><td><p>${hint}.</p><p class="soft">People read: “${message}”</p>${renderCalls(code)}</td></tr>`,
  )
  const example = {
    code: 'INVALID',
    message: errorTable.INVALID.message,
    errors: [{ field: 'mobile', message: 'Required' }],
    requestId: 'req-4f',
  }
  const main = html`<h1>Errors</h1>
<p class="lead">Every error has one shape. Decide by <code>code</code>; show <code>message</code> to people; name <code>requestId</code> when you ask us.</p>
${jsonBlock('An error', example)}
<p><code>errors</code> comes with <code>INVALID</code>, and wherever a field is at fault: <code>field</code> is its path, such as <code>guardian.name</code>. No answer holds a stack, a statement or a path of the server.</p>
<h2 id="codes">Codes</h2>
<table class="errors"><caption class="unseen">Error codes with status and meaning</caption><thead><tr><th scope="col">Code and status</th><th scope="col">What to do</th></tr></thead><tbody>${rows}</tbody></table>`
  return page(place, { title: `Errors · ${place.document.info.title}`, main, section: 'errors' })
}
