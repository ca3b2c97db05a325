import { z } from 'zod'
import { type Declared, type DeclaredField, type NamesWith, namesWhere } from './field.ts'

/** Facts that the record of a page has under their own name. */
type OwnFactUse = { page: { display: 'row'; property?: never } }
type OwnFact<D> = NamesWith<D, OwnFactUse>
type Fact<F> = F extends { kind: 'tags' | 'choices' }
  ? string[]
  : F extends { kind: 'integer' | 'decimal' | 'rupees' }
    ? number | null
    : F extends { kind: 'boolean' }
      ? boolean
      : string | null
type FactShape<D> = { [K in OwnFact<D>]: z.ZodType<D[K & keyof D] extends infer F ? Fact<F> : never> }

const text = z.string().nullable()
/** Schema of a fact in a page's record. Ids are meaningless there: their targets are hand-written, under a name. */
function factSchema({ kind }: DeclaredField): z.ZodType {
  if (kind === 'tags' || kind === 'choices') return z.array(z.string())
  if (kind === 'integer' || kind === 'rupees') return z.int().nullable()
  if (kind === 'decimal') return z.number().nullable()
  if (kind === 'boolean') return z.boolean()
  if (kind === 'part' || kind === 'rows' || kind === 'source' || kind === 'reference' || kind === 'references')
    throw new Error(`A fact of kind ${kind} says under which name the page has it`)
  return text
}
const factOf = (field: DeclaredField) => factSchema(field).describe(field.description)
const ownFacts = <D extends Declared>(fields: D) =>
  namesWhere<D, OwnFactUse>(fields, ({ page }) => page?.display === 'row' && page.property === undefined)

/** The declared facts in the record of a page. */
export const factShape = <const D extends Declared>(fields: D): FactShape<D> =>
  Object.fromEntries(ownFacts(fields).map((name) => [name, factOf(fields[name] as DeclaredField)])) as FactShape<D>
/** These facts of a row. */
export const factsOf = <const D extends Declared, R extends object>(fields: D, row: R): Pick<R, OwnFact<D> & keyof R> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => ownFacts(fields).some((fact) => fact === name))) as Pick<
    R,
    OwnFact<D> & keyof R
  >
