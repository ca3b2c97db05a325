import type { Language } from '@pravesh/messages'

type Values = Readonly<Record<string, string>>
type Unfilled = { subject: string; text: string; html: string | null }
export type Filled = { subject: string; text: string; html: string }

const place = /\{\{\s*(\w+)\s*\}\}/g
/** One pass: braces inside a value are unchanged. A name without a value is replaced with an empty text. */
const put = (text: string, values: Values, formatValue: (value: string, name: string) => string): string =>
  text.replace(place, (_, name: string) => (Object.hasOwn(values, name) ? formatValue(values[name] ?? '', name) : ''))

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
const clean = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
/** One line, with any values: a header allows no more. */
const line = (text: string): string => [...text.replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ').trim()].slice(0, 250).join('')
const lines = (value: string): string => escaped(value).replaceAll('\n', '<br>')

const body = 'margin:0;background:#faf7f2;color:#221d17;font:16px/1.55 system-ui,sans-serif'
const frame = (inner: string, title: string, language: Language): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body style="${body}"><div style="max-width:36rem;margin:0 auto;padding:24px">${inner}</div></body></html>`

/** Paragraphs of the text before it is filled, so that nothing a person typed becomes a tag or a link; ours does. */
function fromText(text: string, values: Values): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => put(lines(paragraph), values, asHtml).trim())
  return paragraphs.flatMap((inner) => (inner === '' ? [] : [`<p>${inner}</p>`])).join('')
}
const linkTo = (address: string) => `<a href="${escaped(address)}">${escaped(address)}</a>`
/** Of a list of news, one a line: the address at the end of each line is a link. */
const linkedLines = (value: string): string =>
  value
    .split('\n')
    .map((line) => {
      const [, text = line, address] = /^(.*: )(https?:\/\/\S+)$/.exec(line) ?? []
      return escaped(text) + (address ? linkTo(address) : '')
    })
    .join('<br>')
/** Values that the service writes by itself, as HTML by their names; all others are text. */
const htmlOf: Readonly<Record<string, (value: string) => string>> = {
  link: linkTo,
  settings: linkTo,
  stop: linkTo,
  news: linkedLines,
}
const asHtml = (value: string, name: string): string => (htmlOf[name] ?? lines)(value)

/** A paragraph whose values are all empty is removed, with its label. */
const withoutEmpty = (text: string, values: Values): string =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => {
      const placeholders = [...paragraph.matchAll(place)].map(([, name]) => name ?? '')
      return placeholders.length === 0 || placeholders.some((name) => values[name])
    })
    .join('\n\n')

/**
 * Fills a mail: values as they are in the plain text, escaped in the HTML, on one line in the subject. Without HTML of its
 * own a mail gets one made from its text; a part of a page is given the page around it.
 */
export function fillMail({ subject, text, html }: Unfilled, language: Language, raw: Values): Filled {
  const values = Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, clean(value)]))
  const title = line(put(subject, values, (value) => value))
  const bodyText = withoutEmpty(text.replace(/\r\n?/g, '\n'), values)
  const htmlBody = html?.trim() ? put(html, values, lines) : fromText(bodyText, values)
  return {
    subject: title,
    text: put(bodyText, values, (value) => value).trim(),
    html: /^\s*<(!doctype|html)\b/i.test(htmlBody) ? htmlBody : frame(htmlBody, title, language),
  }
}
