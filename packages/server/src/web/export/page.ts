import { formatDateTime, type Language } from '@pravesh/messages'
import { type ExportSection, exportLabel, exportSections, exportTexts } from '@pravesh/messages/export'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A value as HTML: a list of its fields, or of its entries. */
function renderValue(value: unknown, language: Language): string {
  const { yes, no, nothing } = exportTexts(language)
  if (value === null || value === undefined || value === '') return `<em>${nothing}</em>`
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string')
    return escapeHtml(instant.test(value) ? formatDateTime(value, language) : value).replaceAll('\n', '<br>')
  if (typeof value !== 'object') return escapeHtml(String(value))
  if (Array.isArray(value)) {
    if (value.length === 0) return `<em>${nothing}</em>`
    return `<ol>${value.map((entry) => `<li>${renderValue(entry, language)}</li>`).join('')}</ol>`
  }
  const rows = Object.entries(value).map(
    ([name, field]) => `<dt>${escapeHtml(exportLabel(language, name))}</dt><dd>${renderValue(field, language)}</dd>`,
  )
  return `<dl>${rows.join('')}</dl>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1b19;background:#fff}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:.5rem 0}dt{color:#55524c}dd{margin:0;overflow-wrap:anywhere}
ol{padding-left:1.5rem}li{padding:.5rem 0;border-top:1px solid #ddd}h2{margin-top:2.5rem}
@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`

/** A family's data as a page that opens in any browser, without a connection. */
export function renderExportPage(
  data: Readonly<Record<ExportSection, unknown>>,
  at: string,
  language: Language,
): string {
  const { title, lead, sections } = exportTexts(language)
  const body = exportSections.map(
    (name) => `<section><h2>${sections[name]}</h2>${renderValue(data[name], language)}</section>`,
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${lead.replace('{date}', formatDateTime(at, language))}</p>
${body.join('\n')}
</main></body></html>
`
}
