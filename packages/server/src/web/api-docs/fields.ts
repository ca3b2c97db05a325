import type { Schema } from '../../services/openapi/shape.ts'
import { breakable, type Html, html } from './html.ts'
import { meaningOf } from './meaning.ts'
import { describeSchema } from './schema-text.ts'

/** One field of a body or an answer, wherever it is nested: `guardian.name`, `data[].id`. */
interface Field {
  inside: string
  name: string
  required: boolean
  schema: Schema
}
type NamedSchemas = Readonly<Record<string, Schema>>
const deepest = 6

const linked = (schema: Schema, schemas: NamedSchemas): Schema =>
  schema.$ref
    ? { ...schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)], description: schema.description }
    : schema

/** A schema without its links, so that words can be found for it. */
function resolved(schema: Schema, schemas: NamedSchemas): Schema {
  const part = linked(schema, schemas)
  return {
    ...part,
    ...(part.items ? { items: resolved(part.items, schemas) } : {}),
    ...(part.anyOf ? { anyOf: part.anyOf.map((choice) => linked(choice, schemas)) } : {}),
  }
}
/** The forms that a body may have: one as a rule, none where it is not described. */
export function bodyForms(schema: Schema, schemas: NamedSchemas): Schema[] {
  const part = linked(schema, schemas)
  return (part.anyOf ?? [part]).filter((form) => linked(form, schemas).properties)
}
/** Fields of a union: a common field appears once, with the values of either type. */
function mergedFields(choices: readonly Field[][]): Field[] {
  const merged = new Map<string, Field>()
  const nameOf = ({ inside, name }: Field) => inside + name
  for (const field of choices.flat()) {
    const before = merged.get(nameOf(field))
    const descriptions = new Set(
      [before?.schema.description, field.schema.description].filter((description) => description !== undefined),
    )
    const schema = before
      ? { description: [...descriptions].join('; or: '), anyOf: [before.schema, field.schema] }
      : field.schema
    const required = choices.every((fields) => fields.some((f) => f.required && nameOf(f) === nameOf(field)))
    merged.set(nameOf(field), { ...field, required, schema })
  }
  return [...merged.values()]
}
/** The fields below a schema: of an object, of the objects in a list, of a nullable object. */
function fieldsOf(schema: Schema, schemas: NamedSchemas, inside = '', depth = 0): Field[] {
  const part = linked(schema, schemas)
  if (depth > deepest) return []
  if (part.anyOf) {
    return mergedFields(
      part.anyOf.map((choice) => fieldsOf(choice, schemas, inside, depth)).filter((f) => f.length > 0),
    )
  }
  if (part.items) return fieldsOf(part.items, schemas, `${inside.replace(/\.$/, '')}[].`, depth)
  if (typeof part.additionalProperties === 'object')
    return fieldsOf(part.additionalProperties, schemas, `${inside}*.`, depth + 1)
  return Object.entries(part.properties ?? {}).flatMap(([name, field]) => [
    { inside, name, required: part.required?.includes(name) ?? false, schema: resolved(field, schemas) },
    ...fieldsOf(field, schemas, `${inside}${name}.`, depth + 1),
  ])
}

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
function row({ inside, name, required, schema }: Field, isRequest: boolean): Html {
  const { default: usual } = schema
  const { text, all } = meaningOf(schema)
  const missing = usual === undefined || usual === null || (Array.isArray(usual) && usual.length === 0)
  return html`<tr><th scope="row"><code>${inside && html`<span class="inside">${breakable(inside)}</span>`}<wbr>${breakable(name)}</code>${
    isRequest && required && html` <span class="must">required</span>`
  }${!isRequest && !required && html` <span class="may">may be absent</span>`}</th><td>${
    text
  }<span class="shape">${describeSchema(schema, all)}${!missing && html`; <code>${formatValue(usual)}</code> unless given`}</span></td></tr>`
}

/** The fields of a schema as a table. `isRequest`: the caller sends it, so required fields are marked; else optional ones. */
export function fieldTable(
  schema: Schema,
  schemas: NamedSchemas,
  { caption, isRequest }: { caption: string; isRequest: boolean },
): Html {
  const fields = fieldsOf(schema, schemas)
  if (fields.length === 0) return html`<p>${describeSchema(resolved(schema, schemas))}</p>`
  const table = html`<table><caption class="unseen">${caption}</caption><thead><tr><th scope="col">Field</th><th scope="col">What it holds</th></tr></thead><tbody>${fields.map(
    (field) => row(field, isRequest),
  )}</tbody></table>`
  return fields.length <= 24 ? table : html`<details><summary>${fields.length} fields</summary>${table}</details>`
}
