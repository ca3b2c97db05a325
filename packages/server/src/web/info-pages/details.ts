import type { Language } from '@pravesh/messages'
import type { Operator, OperatorDetail } from '../../platform/config/operator.ts'

const notStated: Readonly<Record<Language, string>> = { en: 'Not stated', hi: 'नहीं बताया गया' }
const placeholder = /\{operator\.([a-zA-Z]+)\}/g
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** Leaves out lines of a text that name a detail which not every operator has, and this one does not. */
export const withoutMissing = (markdown: string, { details }: Operator): string =>
  markdown
    .split('\n')
    .filter((line) => !/\{operator\.(?:gstin|cin)\}/.test(line) || hasDetails(line, details))
    .join('\n')

const hasDetails = (line: string, details: Operator['details']) =>
  [...line.matchAll(placeholder)].every(([, name = '']) => name in details)

function formatDetail(name: OperatorDetail, text: string): string {
  const escaped = escapeHtml(text)
  if (name === 'email' || name === 'officerEmail') return `<a href="mailto:${escaped}">${escaped}</a>`
  return name === 'phone' ? `<a href="tel:${escaped.replaceAll(/[ -]/g, '')}">${escaped}</a>` : escaped
}

/** Fills the operator's details into HTML, escaped. One that is missing reads "Not stated". */
export const fillDetails = (html: string, { details }: Operator, language: Language): string =>
  html.replace(placeholder, (_match, name: OperatorDetail) => {
    const text = details[name]
    return text === undefined ? notStated[language] : formatDetail(name, text)
  })

/** Rewrites links within the site to pages of the same language; files, whose names have a dot, have none. */
export const localizeLinks = (html: string, language: Language): string =>
  language === 'en' ? html : html.replace(/href="(\/[^".]*)"/g, 'href="/hi$1"')
