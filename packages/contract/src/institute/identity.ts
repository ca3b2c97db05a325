import { collegeFields } from './declared/college.ts'
import { type Declared, type Matter, type NamesWith, namesWhere } from './declared/field.ts'
import { schoolFields } from './declared/school.ts'

type Identity<D> = { readonly [M in Matter]: readonly NamesWith<D, { own: M }>[] }
function byMatter<D extends Declared>(fields: D): Identity<D> {
  const of = <M extends Matter>(matter: M) => namesWhere<D, { own: M }>(fields, ({ own }) => own === matter)
  return { name: of('name'), place: of('place'), ownership: of('ownership'), approvals: of('approvals') }
}
const ownWords = <D extends Declared>(fields: D) => namesWhere<D, { own: 'word' }>(fields, ({ own }) => own === 'word')

/** The fields of a school that say who it is, by matter. The title of its page is as good as its name. */
export const schoolIdentity = byMatter(schoolFields)
/** The same of a college. */
export const collegeIdentity = byMatter(collegeFields)

/** Fields that are an institute's own word: what it writes in them stands at once, with itself as the source. */
export const schoolOwnWords = ownWords(schoolFields)
export const collegeOwnWords = ownWords(collegeFields)

type Proposed = { own: Matter }
export type IdentityField = NamesWith<typeof schoolFields, Proposed> | NamesWith<typeof collegeFields, Proposed>
/** The fields of each matter of one kind of institute. */
export const identityOf = (kind: 'school' | 'college'): Readonly<Record<Matter, readonly string[]>> =>
  kind === 'school' ? schoolIdentity : collegeIdentity
