import type { z } from 'zod'
import type { Field } from '../../fields/field.ts'

/** Identifying fields of an institute. Its login proposes a change of them, and staff decide. */
export const reviewedGroups = ['name', 'place', 'ownership', 'approvals'] as const
export type ReviewedGroup = (typeof reviewedGroups)[number]

/** A living part: an object or a list with rules of its own. Its schema, column, inputs and place on the page are hand-written. */
export type Part = { kind: 'part'; schema: z.ZodType; required?: true; label?: string; textKey?: string }

/** Its input in the editor of institutes. */
export type FormUse = {
  /** The section of the editor. */
  section: string
  /** A line below the input. */
  hint?: string
  /** A hand-written input, not the one of the field's kind. */
  custom?: true
}
/** Its place on the page of an institute. */
export type PageUse = {
  /** `row`: a line of the facts. `custom`: hand-written components. */
  display: 'row' | 'custom'
  /** Of a row: the property of the page's record that has it by hand. Without this, the record has the field under its own name. */
  property?: string
  /** Keys of its label and of its options among the messages of institutes, where these are not its name. */
  label?: string
  options?: string
  /** A figure: not published until a source is named. */
  needsSource?: true
}
/** How families narrow a listing by a field. `name` is the parameter; its label is `listing.<name>` of the messages. */
export type Filter = {
  name: string
  /** Accepted values of the parameter; absent for slug-only filters. */
  help?: string
  /** A value that the demo knows, for the reference; where it is absent, the field's first option. */
  example?: string
  /** Other names of a value, by the catalogue's name. */
  aliases?: Readonly<Record<string, string>>
  /** Values of the parameter that match several of the column: `government` for central and state government. */
  columnValues?: Readonly<Record<string, readonly string[]>>
  /** All chosen values must match. */
  matchesAll?: true
  /** Counted only together with a choice of this filter. */
  countedWith?: string
  /** A word of slugs, and no parameter. */
  role?: 'slug'
}

/** Uses of an institute's field, beyond its kind. None of the first three may be left out. */
export type Uses = {
  /** Its sentence in the OpenAPI document. */
  description: string
  form: FormUse
  /** Null: no page displays it. */
  page: PageUse | null
  /** The institute may write it: directly, or as a proposal for staff. Without this, it may not. */
  editable?: 'directly' | ReviewedGroup
  /** Its own schema, narrower than that of its kind. */
  schema?: z.ZodType
  /** The value of an absent one, if that is not empty. */
  initial?: string
  /** Imported from registers and lists: parsed by its kind, or by rules of its own. */
  import?: 'plain' | 'cleaned'
  filter?: Filter
}
export type DeclaredField = (Field | Part) & Uses
/** A field of an institute: its kind and its uses. */
export const declared = <const F extends Field | Part, const U extends Uses>(field: F, uses: U): F & U => ({
  ...field,
  ...uses,
})
/** A kind of institute, declared: from here come its schema, columns, editor, sentences, imports, filters and facts. */
export type Declared = Readonly<Record<string, DeclaredField>>

/** Names of the fields that are put to a use. */
export type NamesWith<D, U> = { [K in keyof D]: D[K] extends U ? K : never }[keyof D] & string
/** The names of the fields for which this holds, in their declared order. */
export const namesWhere = <D extends Declared, U>(fields: D, matches: (field: DeclaredField) => boolean) =>
  Object.keys(fields).filter((name) => matches(fields[name] as DeclaredField)) as NamesWith<D, U>[]
/** Fields that are a line of the facts on a page. */
export type FactName<D> = NamesWith<D, { page: { display: 'row' } }>
