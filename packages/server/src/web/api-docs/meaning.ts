import type { Schema } from '../../services/openapi/shape.ts'
import { type Html, html, sentence } from './html.ts'

/** The values that a field may have, where they are counted: its own, or those of the items of a list. */
function valuesOf(schema: Schema): readonly unknown[] {
  return schema.enum ?? schema.anyOf?.flatMap(valuesOf) ?? (schema.items ? valuesOf(schema.items) : [])
}
/** More explained values than this are listed below each other. */
const inLine = 3

/** A description that explains values, as `draft: begun; withdrawn, rejected: over`, split into its introduction and the values. */
function explained(description: string, values: readonly unknown[]) {
  const found: { names: string[]; meaning: string }[] = []
  const others: string[] = []
  for (const clause of description.split(/; |\. /)) {
    const [names = '', ...meaning] = clause.split(': ')
    const valueNames = names.split(', ')
    if (valueNames.every((word) => values.includes(word)))
      found.push({ names: valueNames, meaning: meaning.join(': ') })
    else others.push(clause)
  }
  return { found, others }
}

/** The meaning of a field. `all`: it explains every value, so that they need not be listed again. */
export function meaningOf(schema: Schema): { text: Html | undefined; all: boolean } {
  const { description } = schema
  if (!description) return { text: undefined, all: false }
  const values = valuesOf(schema)
  const { found, others } = explained(description, values)
  if (found.length <= inLine) return { text: html`<span class="meaning">${sentence(description)}.</span> `, all: false }
  const lines = found.map(
    ({ names, meaning }) =>
      html`<li>${names.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}${meaning && html`: ${sentence(meaning)}`}</li>`,
  )
  const sentences = others.map((text) => html`<span class="meaning">${sentence(text)}.</span>`)
  const all = new Set(found.flatMap(({ names }) => names)).size === new Set(values).size
  return { text: html`${sentences}<ul class="values">${lines}</ul>`, all }
}
