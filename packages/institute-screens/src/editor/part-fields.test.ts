import { admission, collegeAdmission, collegeFields, collegeOffer, type Field } from '@pravesh/contract'
import { expect, test } from 'vitest'
import {
  ageFields,
  collegeSessionFields,
  offerFields,
  pointFields,
  rankFields,
  seatFields,
  sessionFields,
} from './part-fields.ts'

type Schema = {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  maxLength?: number
  type?: string
}
/** The schema of a property, without its optional wrapper. */
const inner = (schema: Schema | undefined): Schema | undefined =>
  schema?.anyOf ? schema.anyOf.find(({ type }) => type !== 'null') : schema
const inputSchema = (
  schema: typeof collegeFields.nirf.schema | typeof admission | typeof collegeAdmission | typeof collegeOffer,
): Schema => schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Schema
const rowsIn = (schema: Schema, name: string) => schema.properties?.[name]?.items ?? {}

const school = inputSchema(admission)
const parts: [string, Readonly<Record<string, Field>>, Schema][] = [
  ['session of a school', sessionFields, school],
  ['session of a college', collegeSessionFields, inputSchema(collegeAdmission)],
  ['age rules', ageFields, rowsIn(school, 'ageRules')],
  ['points', pointFields, rowsIn(school, 'pointsTable')],
  ['seats', seatFields, rowsIn(school, 'seats')],
  ['courses', offerFields, inputSchema(collegeOffer)],
  ['ranks', rankFields, inputSchema(collegeFields.nirf.schema).items ?? {}],
]

test.each(parts)('inputs of %s take what the contract takes, and no more', (_name, fields, schema) => {
  for (const [name, field] of Object.entries(fields)) {
    const ownProperty = inner(schema.properties?.[name])
    expect([name, ownProperty === undefined]).toEqual([name, false])
    const { min, max }: { min?: number; max?: number } = { ...('min' in field && field), ...('max' in field && field) }
    if (field.kind === 'integer' || field.kind === 'decimal')
      expect([name, min, max]).toEqual([name, ownProperty?.minimum, ownProperty?.maximum])
    if (field.kind === 'text' && ownProperty?.maxLength !== undefined)
      expect([name, max]).toEqual([name, ownProperty.maxLength])
    if (field.kind === 'longText') expect([name, max]).toEqual([name, ownProperty?.maxLength])
    if (field.kind === 'tags') expect([name, max]).toEqual([name, ownProperty?.items?.maxLength])
  }
})
