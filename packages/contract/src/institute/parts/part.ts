import { z } from 'zod'
import { removeBody, removeQuery } from '../../catalogue/endpoints.ts'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, removed, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber } from '../../endpoint/query.ts'
import type { Access } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../type.ts'

export const eidParams = z.strictObject({ eid: idNumber.describe('Id of the college') })
/** A college in the calls of its own login. */
export const ownCollegeParams = z.strictObject({
  sid: idNumber.describe('Id of the college, one that the account manages'),
})
/** Whether the id in the path is a school's or a college's. */
export const instituteKindQuery = {
  type: z.enum(instituteTypes).describe('Whether the id in the path is a school’s or a college’s'),
}

/** Place in the order that people chose, from 1. A write without one leaves it, or puts a new record at the end. */
export const orderNumber = z
  .int()
  .min(1)
  .max(1_000)
  .describe('Place in the order that people chose, counted from 1; a new record without one goes to the end')
export const partTimes = {
  createdAt: dateTimeText.describe('When it was made: ISO 8601, in UTC'),
  updatedAt: dateTimeText.describe('When it was last changed: ISO 8601, in UTC'),
}
/** Required in updates: `updatedAt` of the record as it was read. An update of a record that changed since is a CONFLICT. */
export const partVersion = {
  updatedAt: dateTimeText.describe(
    '`updatedAt` as you read it: refused with CONFLICT and the record where somebody has changed it since',
  ),
}

type OutputOf<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>
export type ChangeOf<S extends z.ZodRawShape> = { [K in keyof OutputOf<S>]?: OutputOf<S>[K] | undefined }

const withoutDefault = (schema: z.ZodType): z.ZodType => {
  if (!(schema instanceof z.ZodDefault)) return schema
  const inner = schema.unwrap() as z.ZodType
  return schema.description === undefined ? inner : inner.describe(schema.description)
}
/** Every field optional and without its default: unnamed fields stay. */
export const partialShape = (shape: z.ZodRawShape): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(shape as Record<string, z.ZodType>).map(([name, schema]) => [
      name,
      withoutDefault(schema).optional(),
    ]),
  )
type VersionedChange<S extends z.ZodRawShape> = ChangeOf<S> & { updatedAt: string }
/** The body of a PUT with no record's id in its path: the id, `updatedAt` of the record as it was read, and the fields to change. */
export function changeWithId<S extends z.ZodRawShape>(shape: S) {
  type Change = VersionedChange<S> & { id: number }
  return z.strictObject({
    id: recordId.describe('Id of the record that is meant'),
    ...partVersion,
    ...partialShape(shape),
  }) as unknown as z.ZodType<Change, Change>
}
/** The body of a PUT whose path names the record. */
export const changeOf = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ ...partVersion, ...partialShape(shape) }) as unknown as z.ZodType<
    VersionedChange<S>,
    VersionedChange<S>
  >
/** `updatedAt` in examples of updates. */
export const versionExample = { updatedAt: '2026-11-20T09:30:00.000Z' }

type Part<P, W, Q, S extends z.ZodRawShape, R> = {
  id: string
  path: string
  realm: 'admin' | 'buyer'
  access: Access
  tag: Tag
  /** For the summaries: "an award", "awards". */
  one: string
  many: string
  params: P
  /** Query of the writes: the kind of institute, if it is not in the path. */
  where: W
  query: Q
  shape: S
  record: R
  example: Readonly<Record<string, unknown>>
  /** Status of the three writes: 200 except where docs/specification.md, section 5, declares another. */
  status?: 200 | 201
  errors?: readonly ('DUPLICATE' | 'INVALID')[]
}

/** List, add, change and delete for the parts of one institute. */
export function partEndpoints<
  P extends z.ZodType,
  W extends z.ZodRawShape,
  Q extends z.ZodType,
  S extends z.ZodRawShape,
  R extends z.ZodType,
>(part: Part<P, W, Q, S, R>) {
  const owner = part.realm === 'buyer' ? ('institute' as const) : ('any' as const)
  const common = { path: part.path, realm: part.realm, access: part.access, owner, tag: part.tag, params: part.params }
  const status = part.status ?? 200
  const errors = ['NOT_FOUND', ...(part.errors ?? [])] as const
  const query = z.strictObject(part.where)
  return {
    list: endpoint({
      ...common,
      id: `${part.id}.list`,
      method: 'GET',
      status: 200,
      summary: `The ${part.many}, 50 a page`,
      query: part.query,
      answer: listOf(part.record),
      errors: ['NOT_FOUND'],
    }),
    create: endpoint({
      ...common,
      id: `${part.id}.create`,
      method: 'POST',
      status,
      summary: `Adds ${part.one}`,
      query,
      body: z.strictObject(part.shape),
      example: part.example,
      answer: writeResponse(part.record),
      errors,
    }),
    update: endpoint({
      ...common,
      id: `${part.id}.update`,
      method: 'PUT',
      status,
      summary: `Changes the fields named of ${part.one}`,
      query,
      body: changeWithId(part.shape),
      example: { id: 1, ...part.example, ...versionExample },
      answer: writeResponse(part.record),
      errors: [...errors, 'CONFLICT'],
    }),
    remove: endpoint({
      ...common,
      id: `${part.id}.remove`,
      method: 'DELETE',
      status,
      summary: `Deletes ${part.many}, all that are named or none`,
      query: z.strictObject({ ...part.where, ...removeQuery.shape }),
      body: removeBody.optional(),
      example: { id: 1 },
      answer: removed,
      errors: ['NOT_FOUND'],
    }),
  }
}
