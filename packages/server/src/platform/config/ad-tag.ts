import { addressOf, type Reading } from './environment.ts'

/** The address of a script for advertisements that public pages may load with a visitor's consent; `undefined`: none, as from the start. */
export function readAdTag({ text, reportProblem }: Reading): string | undefined {
  const tag = text('AD_TAG_URL')
  if (tag === undefined) return undefined
  const url = addressOf(tag, ['https:'])
  if (!url || url.username) reportProblem('AD_TAG_URL must be the https: address of a script.')
  return url?.href ?? tag
}
