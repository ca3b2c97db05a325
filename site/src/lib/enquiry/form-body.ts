import { plainDigits } from '../page/digits.ts'

/** People never see it; what fills every field it finds does. */
export const trapField = 'fax'

/** What the form holds for people and for its own page, not for the API: the version of the text is sent, not the tick. */
const notSent = ['consent', trapField]

/** A path of this site, as a hidden field may carry it; anything else is left out. */
const pagePath = /^\/(?!\/)[\w/.%?=&-]{0,300}$/

/**
 * An enquiry as the API takes it, of the fields of its form: what was left empty is not sent, and what `isNumber` names is sent as a number. A number or a mobile may have digits of either script.
 * The script that sends a form from where it stands and the page that takes one without scripts both ask here.
 */
export function formBody(
  fields: Iterable<readonly [name: string, value: unknown]>,
  isNumber: (name: string) => boolean,
): Record<string, string | number> {
  const body: Record<string, string | number> = {}
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value.trim() : ''
    if (text === '' || notSent.includes(name) || (name === 'pageUrl' && !pagePath.test(text))) continue
    const latinText = plainDigits(text)
    body[name] = isNumber(name) ? Number(latinText) : name === 'mobile' ? latinText : text
  }
  return body
}
