import { plainLine, plainText } from '@pravesh/contract/plain-text'

/** Invisible to people; bots that fill every field fill it. */
export const trapField = 'fax'

/** Fields for people and for the form's own page, not for the API: the version of the text is sent, not the tick. */
const notSent = ['consent', trapField]

/** A path of this site, as a hidden field may carry it; anything else is left out. */
const pagePath = /^\/(?!\/)[\w/.%?=&-]{0,300}$/

/**
 * An enquiry in the API's format, from the fields of its form: empty values are left out, and those named by `isNumber` are sent as
 * numbers. A number or a mobile may be written as people paste it. Used by the script that sends a form in place and by the page that
 * accepts one without scripts.
 */
export function formBody(
  fields: Iterable<readonly [name: string, value: unknown]>,
  isNumber: (name: string) => boolean,
): Record<string, string | number> {
  const body: Record<string, string | number> = {}
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? plainText(value) : ''
    if (text === '' || notSent.includes(name) || (name === 'pageUrl' && !pagePath.test(text))) continue
    const latinText = plainLine(text)
    body[name] = isNumber(name) ? Number(latinText) : name === 'mobile' ? latinText : text
  }
  return body
}
