import {
  createSchema,
  type Endpoint,
  type Entity,
  emptyOf,
  type Field,
  type FieldKind,
  sortable,
} from '@pravesh/contract'
import { isSortable } from '@pravesh/data-provider/descriptor'
import type { Message } from '@pravesh/messages/consoles'
import type { ReactNode } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { z } from 'zod'
import { readyEntity } from '../form/validation/entity-ready.ts'
import { type BodySchema, bodyResolver, formResolver } from '../form/validation/form-resolver.ts'
import type { OwnFields } from '../language/declared-messages.ts'
import type { ListColumn } from '../list/columns.ts'
import { defaultPageSize } from '../requests/page-size.ts'

/**
 * A child record declared by its fields, such as an award of an institute. The rest comes from its endpoints: the body of `create`
 * validates the form and has the defaults, the query of `list` declares orders and filters.
 */
export type PartEntity = Pick<Entity, 'columns' | 'sort'> & {
  label: Message
  plural: Message
  fields: OwnFields
  endpoints: { list: Endpoint; create: Endpoint }
}
/** Properties of screens outside the declaration. */
type ScreenExtras = {
  /** The fields of the form in a layout of their own, in place of the generated parts. */
  content?: ReactNode
  /** Rendered below the fields of the form; `belowFields` are its fields, for conflicts. */
  below?: ReactNode
  belowFields?: OwnFields
  /** Rendered next to the title of the editor. */
  actions?: ReactNode
  /** Rendered above the search of the list. */
  above?: ReactNode
  /** Buttons next to those of the list, within its context. */
  listActions?: ReactNode
  /** Buttons for selected rows of the list, in place of the one that deletes. */
  bulkActions?: ReactNode
  /** The list begins with the highest of its order, such as the newest year. */
  descending?: true
  /** Columns of the list that are no field, behind those of the declaration. */
  extraColumns?: readonly ListColumn[]
  /** How a record is called, where no text field names it. */
  title?: (record: Readonly<Record<string, unknown>>) => string
}
/** A declaration that the generated screens are made from. */
export type ScreenEntity = (Entity | PartEntity) & ScreenExtras

/** Whether it is a part of another record, with endpoints of its own. */
export const isPart = (entity: Entity | PartEntity): entity is PartEntity => 'endpoints' in entity

/** The value that a field of a new record begins with. */
const initialOf = (field: Field) => (field.kind === 'choice' && field.initial) || emptyOf(field)

function bodyOf({ label, endpoints }: PartEntity): BodySchema {
  const { body } = endpoints.create
  if (!(body instanceof z.ZodObject)) throw new Error(`${label.english} is created by no object`)
  return body
}

/** The validation of a form, and the initial values of a new record. */
type EntityFormParts = { resolver: Resolver<FieldValues>; defaults: FieldValues }

/** The resolver and the defaults of the form of a declaration. */
export function formOf(entity: ScreenEntity): EntityFormParts {
  const { fields } = entity
  const initial = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOf(field)]))
  if (!isPart(entity))
    return { resolver: formResolver(createSchema(entity), (values) => readyEntity(fields, values)), defaults: initial }
  const body = bodyOf(entity)
  // A field without an input retains its value: if it were left out, the schema would replace it with its default.
  const resolver = bodyResolver(body, (values) => ({ ...values, ...readyEntity(fields, values) }))
  const shape: Readonly<Record<string, z.core.$ZodType>> = body.shape
  const defaults = Object.fromEntries(
    Object.entries(initial).map(([name, value]) => {
      const schema = shape[name]
      const parsed = schema && z.safeParse(schema, undefined)
      return [name, parsed?.data ?? value]
    }),
  )
  return { resolver, defaults }
}

/** Names of the fields that the list of a declaration can be ordered by. */
export const sortFieldsOf = (entity: ScreenEntity): readonly string[] =>
  isPart(entity)
    ? Object.keys(entity.fields).filter((name) => isSortable(entity.endpoints.list, name))
    : sortable(entity)

/** An integer is no filter: every list takes `order` for the direction of its order. */
const partFilterKinds: readonly FieldKind[] = ['boolean', 'choice', 'reference']

/** Fields that the list of a declaration can be filtered by: those its endpoint takes, of a catalogue references and choices. */
export function filtersOf(entity: ScreenEntity): Readonly<Record<string, Field>> {
  const query = isPart(entity) ? entity.endpoints.list.query : undefined
  const queryNames = query instanceof z.ZodObject ? new Set(Object.keys(query.shape)) : new Set<string>()
  const isFilter = ([name, { kind }]: [string, Field]) =>
    isPart(entity) ? partFilterKinds.includes(kind) && queryNames.has(name) : kind === 'reference' || kind === 'choice'
  return Object.fromEntries(Object.entries(entity.fields).filter(isFilter))
}

/** Rows on a page of the list of a declaration. */
export const perPageOf = (entity: ScreenEntity): number => defaultPageSize(isPart(entity) ? undefined : entity)
