import type { Operation, Parameter, ResponseObject } from '../../../services/openapi/shape.ts'
import { codeBlock, jsonBlock } from '../code-block.ts'
import { curlOf } from '../curl.ts'
import { bodyForms, fieldTable } from '../fields.ts'
import { breakable, type Html, html, sentence } from '../html.ts'
import { type Call, type Place, slugOf } from '../place.ts'
import { describeSchema } from '../schema-text.ts'
import { callLink, methodMark, page, pathMark } from './page.ts'

const where: Record<Parameter['in'], string> = { path: 'In the path', query: 'In the query', header: 'In the headers' }

/** A section with its text on the left and its example on the right, if the screen is wide enough. */
const section = (id: string, title: string, text: Html, example?: Html): Html =>
  html`<section aria-labelledby="${id}" class="part"><div><h2 id="${id}">${title}</h2>${text}</div>${example && html`<div class="beside">${example}</div>`}</section>`

function parameterTable(parameters: readonly Parameter[], place: Parameter['in']): Html | false {
  const placeParameters = parameters.filter((p) => p.in === place)
  if (placeParameters.length === 0) return false
  const rows = placeParameters.map(({ name, required, description, schema, example }) => {
    const exampleText = Array.isArray(example) ? example.join(',') : String(example)
    return html`<tr><th scope="row"><code>${breakable(name)}</code>${required && html` <span class="must">required</span>`}</th><td>${description && html`<span class="meaning">${sentence(description)}.</span> `}<span class="shape">${describeSchema(schema)}${schema.default !== undefined && html`; <code>${String(schema.default)}</code> unless given`}. Such as <code>${exampleText}</code></span></td></tr>`
  })
  return html`<h3>${where[place]}</h3><table><caption class="unseen">Parameters ${where[place].toLowerCase()}</caption><thead><tr><th scope="col">Name</th><th scope="col">What it holds</th></tr></thead><tbody>${rows}</tbody></table>`
}
const noParameters = html`<p class="soft">It takes no parameters.</p>`

function bodyPart({ requestBody }: Operation, { document, base }: Place): Html | false {
  const json = requestBody?.content['application/json']
  if (!requestBody || !json) return false
  const introduction = html`<p>${requestBody.required ? 'JSON.' : 'JSON; it may be left out.'} ${requestBody.description} A field that is not listed here is refused with <a href="${base}/docs/errors#INVALID">INVALID</a>.</p>`
  const signed = html`<p>${requestBody.description}</p>`
  const schemas = document.components.schemas
  const forms = bodyForms(json.schema, schemas)
  const tables = forms.map((form, index) => {
    const caption = forms.length === 1 ? 'Fields of the body' : `Fields of the body, form ${index + 1}`
    const heading = forms.length > 1 && html`<h3>${index === 0 ? 'Either' : 'Or'}</h3>`
    return html`${heading}${fieldTable(form, schemas, { caption, isRequest: true })}`
  })
  return section(
    'body',
    'Body',
    html`${forms.length > 0 ? introduction : signed}${tables}`,
    jsonBlock('Example of a body', json.example),
  )
}
function responsePart(operation: Operation, { document }: Place): Html {
  const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [
    '200',
    undefined,
  ]
  const content = response && 'content' in response ? response.content : {}
  const json = content['application/json']
  const introduction = html`<p>Status <strong>${status}</strong>${!json && ', the file itself'}.</p>`
  if (!json) {
    const types = Object.keys(content).map((type) => html`<li><code>${type}</code></li>`)
    return section(
      'answer',
      'Answer',
      html`${introduction}<p>Its name stands in <code>Content-Disposition</code>; its type is one of:</p><ul>${types}</ul>`,
    )
  }
  const table = fieldTable(json.schema, document.components.schemas, {
    caption: 'Fields of the answer',
    isRequest: false,
  })
  return section('answer', 'Answer', html`${introduction}${table}`, jsonBlock('Example of an answer', json.example))
}
function errorsPart({ responses }: Operation, { document, base }: Place): Html {
  const rows = Object.entries(responses).flatMap(([status, response]) => {
    if (!('$ref' in response)) return []
    const sharedResponse: ResponseObject | undefined =
      document.components.responses[response.$ref.slice('#/components/responses/'.length)]
    const waits = sharedResponse?.headers?.['Retry-After']?.description
    return Object.entries(sharedResponse?.content['application/json']?.examples ?? {}).map(
      ([code, { summary }]) =>
        html`<tr><th scope="row"><a href="${base}/docs/errors#${code}"><code>${breakable(code)}</code></a> <span class="status">${status}</span></th><td>${summary}.${waits?.includes(code) && !summary.includes('Retry-After') && html` <code>Retry-After</code> says how many seconds to wait.`}</td></tr>`,
    )
  })
  return section(
    'errors',
    'Errors',
    html`<table class="errors"><caption class="unseen">Errors of this call</caption><thead><tr><th scope="col">Code and status</th><th scope="col">What to do</th></tr></thead><tbody>${rows}</tbody></table>`,
  )
}

/** One call: its callers, parameters, example and responses. */
export function operationPage(place: Place, call: Call, siblings: readonly Call[]): string {
  const { operation, method, path } = call
  const { base, document, api } = place
  const [tag] = operation.tags
  const parameters = (['path', 'query', 'header'] as const).map((location) =>
    parameterTable(operation.parameters, location),
  )
  const main = html`<nav aria-label="Where this is" class="trail"><ol><li><a href="${base}/docs">All calls</a></li><li><a href="${base}/docs#calls-${slugOf(tag)}">${tag}</a></li></ol></nav>
<h1 class="address">${methodMark(method)} ${pathMark(path)}</h1>
<p class="lead">${sentence(operation.summary)}.</p>
<p class="callers"><strong>Who may call:</strong> ${operation.description}${operation.security.length > 0 && html` <a href="${base}/docs/guide#tokens">How to get a token</a>.`}</p>
${section('call', 'The call', html`${parameters.some(Boolean) ? parameters : noParameters}`, codeBlock('In a shell', curlOf(operation, method, `${api}${path}`)))}
${bodyPart(operation, place)}
${responsePart(operation, place)}
${errorsPart(operation, place)}`
  const aside = html`<nav class="aside" aria-label="Calls of ${tag}"><p>${tag}</p><ul>${siblings.map((sibling) => html`<li>${callLink(place, sibling, sibling === call)}</li>`)}</ul></nav>`
  return page(place, { title: `${method.toUpperCase()} ${path} · ${document.info.title}`, main, aside })
}
