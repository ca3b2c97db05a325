import type { z } from 'zod'
import type { Field } from '../../fields/field.ts'

/** What an institute is known by. Its login proposes a change of it, and the desk decides. */
export const reviewedGroups = ['name', 'place', 'ownership', 'approvals'] as const
export type ReviewedGroup = (typeof reviewedGroups)[number]

/** A living part: an object or a list with rules of its own. Its schema, column, inputs and place on the page are hand-written. */
export type Part = { kind: 'part'; schema: z.ZodType; required?: true; label?: string }

/** How families narrow a listing by a field. `name` is the parameter; its label is `listing.<name>` of the messages. */
export type Filter = {
  name: string
  /** What the parameter takes; of those that are words of slugs alone, nothing. */
  help?: string
  /** Other words for a value: what people say, by what the catalogue has. */
  spoken?: Readonly<Record<string, string>>
  /** Values of the parameter that match several of the field: `government` for central and state government. */
  covers?: Readonly<Record<string, readonly string[]>>
  /** Every value asked for must be there. */
  every?: true
  /** Counted only beside a choice of this filter. */
  beside?: string
  /** A word of slugs, and no parameter. */
  role?: 'slug'
}

/** What is done with a field of an institute, beside what its kind says. None of the first three may be left out. */
export type Uses = {
  /** Its sentence in the OpenAPI document. */
  help: string
  /** The sentence speaks of this record alone: others have fields of the name. */
  helpHere?: true
  /** The section of the editor that it is written in. */
  editor: string
  /**
   * `row`: in the record of its page, and a line of the facts there. With a name: the record has it under that name by hand.
   * `drawn`: hand-written components show it. False: no page does.
   */
  shown: 'row' | { row: string } | 'drawn' | false
  /** Its input is drawn by hand, not by its kind. */
  byHand?: true
  /** A line below its input. */
  hint?: string
  /** Its own schema, narrower than that of its kind. */
  schema?: z.ZodType
  /** What an absent one is, where that is not empty. */
  initial?: string
  /** Key of its label among the messages of institutes, where that is not its name; `words` of its options. */
  word?: string
  words?: string
  /** The institute may write it: as its own word, at once, or as a matter that the desk decides. Left out, it may not. */
  own?: 'word' | ReviewedGroup
  /** No page shows it until somebody is named as its source. */
  figure?: true
  /** Registers and lists bring it: read as its kind says, or `cleaned` by rules of its own. */
  imported?: true | 'cleaned'
  filter?: Filter
}
export type DeclaredField = (Field | Part) & Uses
/** A field of an institute: what it is, and what is done with it. */
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
export type FactName<D> = NamesWith<D, { shown: 'row' | { row: string } }>
