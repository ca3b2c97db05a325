import { z } from 'zod'
import { removeBody, removeQuery } from '../../catalogue/endpoints.ts'
import { removed } from '../../endpoint/envelope.ts'
import { capLimit, idNumber, listQuery } from '../../endpoint/query.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { personalText, typedLine } from '../../fields/text.ts'

export const myAccountTag: Tag = {
  name: 'My account',
  audience: 'families',
  description: 'A family’s dashboard, profile, reviews, enquiries, cart and bank details.',
}

/** Common properties of the calls of a family's own area. */
export const selfEndpoint = { realm: 'student', owner: 'self', status: 200 } as const

/** The query of a list of one's own records. */
export const ownList = (limit: number) =>
  z.strictObject(listQuery(['id', 'createdAt'], limit)).superRefine(capLimit(100))

/** A delete with no id in the path. */
export const ownRemoval = {
  ...selfEndpoint,
  method: 'DELETE',
  query: removeQuery,
  body: removeBody.optional(),
  example: { id: 1 },
  answer: removed,
  errors: ['NOT_FOUND'],
} as const
export const idParams = z.strictObject({
  id: idNumber.describe('Id of this record: a whole number, unique among records of its kind'),
})

export { personalText }
export const filledText = (max: number) => personalText(max).pipe(z.string().min(1, 'Required'))
export const pincode = typedLine(24)
  .overwrite((text) => text.replaceAll(' ', ''))
  .regex(/^[1-9]\d{5}$/, 'Six digits')
/**
 * On a change of a form, a profile or a child: its `updatedAt` as it was read, null if it was empty. After a concurrent change, the
 * response is CONFLICT with the current record.
 */
export const ifUnchanged = {
  ifUpdatedAt: dateTimeText
    .nullish()
    .describe(
      '`updatedAt` as you read it, null where it was null: the change is refused with CONFLICT and the record where it was changed since',
    ),
}
/** Which records: `id`, on a change. */
export const withId = { id: recordId.describe('Id of the record that is meant') }

type Shape = Record<string, z.ZodType>
type ResponseShape<S extends Shape> = { [K in keyof S]: S[K] extends z.ZodOptional<infer T> ? T : S[K] }
type Changed<S extends Shape> = { [K in keyof S]: S[K] extends z.ZodOptional ? S[K] : z.ZodOptional<S[K]> }

function required(schema: z.ZodOptional): z.ZodType {
  const inner = schema.unwrap() as z.ZodType
  return schema.description === undefined ? inner : inner.describe(schema.description)
}
/** A shape as it is answered: every field is there, null until it is known. Give optional fields as `.nullish()`. */
export const responseShape = <S extends Shape>(shape: S) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, s]) => [name, s instanceof z.ZodOptional ? required(s) : s]),
  ) as ResponseShape<S>
/** The shape of a change: unnamed fields stay. */
export const changed = <S extends Shape>(shape: S) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, s]) => [name, s instanceof z.ZodOptional ? s : s.optional()]),
  ) as Changed<S>

/** Completeness of a form, and its missing parts. */
export const formFilled = z
  .strictObject({
    percent: z.int().min(0).max(100).describe('Per cent of the needed parts that are filled in, 0 to 100'),
    missing: z
      .array(z.string())
      .describe('Names of the needed parts that are not; `answers.7` is the answer to question 7'),
  })
  .meta({ id: 'Completeness' })
export type FormFilled = z.output<typeof formFilled>
