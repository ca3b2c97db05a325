import { codeBlock } from '../code-block.ts'
import { type Html, html } from '../html.ts'
import { type Call, callsOf, type Place, realmName, slugOf } from '../place.ts'
import { callLink, page } from './page.ts'

const entry = (place: Place, call: Call): Html =>
  html`<li class="call">${callLink(place, call)}<span class="what">${call.operation.summary}</span><span class="realm">${realmName(call.operation)}</span></li>`

/** All calls by group and tag, each tag to be opened. */
export function indexPage(place: Place): string {
  const { document, base, api } = place
  const calls = callsOf(document)
  const groups = document['x-tagGroups'].map(({ name, tags }) => ({
    name,
    tags: tags.map((tag) => ({
      name: tag,
      description: document.tags.find((tagEntry) => tagEntry.name === tag)?.description,
      calls: calls.filter(({ operation }) => operation.tags[0] === tag),
    })),
  }))
  const counted = (count: number) => (count === 1 ? '1 call' : `${count} calls`)
  const sections = groups.map(
    ({ name, tags }) =>
      html`<section aria-labelledby="${slugOf(name)}"><h3 id="${slugOf(name)}">${name}</h3>${tags.map(
        (tag) =>
          html`<details class="tag"><summary><h4>${tag.name}</h4> <span class="count">${counted(tag.calls.length)}</span><span class="what">${tag.description}</span></summary><ul class="calls" id="calls-${slugOf(tag.name)}">${tag.calls.map((call) => entry(place, call))}</ul></details>`,
      )}</section>`,
  )
  const main = html`<h1>${document.info.title}</h1>
<p class="lead">Schools, colleges, exams, careers and admissions in India: ${calls.length} calls that speak JSON, below one address.</p>
${codeBlock('A first call', `curl '${api}/public/find?search=delhi'`)}
<ul class="doors"><li><a href="${base}/docs/guide">Guide</a><span>Signing in, answers, lists, errors and limits: what holds for every call.</span></li><li><a href="${base}/docs/errors">Errors</a><span>Every code with its status, and what to do about it.</span></li><li><a href="${base}/openapi.json">OpenAPI 3.1</a><span>The same as a document for tools.</span></li></ul>
<h2 id="calls">All calls</h2>
<search class="filter" hidden><label for="filter">Filter by path, method or words</label><input id="filter" type="search" autocomplete="off" spellcheck="false"><p role="status" class="found"></p></search>
${sections}`
  const aside = html`<nav class="aside contents" aria-label="Groups of calls">${groups.map(
    ({ name, tags }) =>
      html`<p>${name}</p><ul>${tags.map((tag) => html`<li><a href="#calls-${slugOf(tag.name)}">${tag.name}</a></li>`)}</ul>`,
  )}</nav>`
  return page(place, { title: `${document.info.title}: all calls`, main, aside, section: 'calls' })
}
