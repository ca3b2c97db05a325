import { collegeFields } from './declared/college.ts'
import { type Declared, type NamesWith, namesWhere, type ReviewedGroup } from './declared/field.ts'
import { schoolFields } from './declared/school.ts'

type Identity<D> = { readonly [M in ReviewedGroup]: readonly NamesWith<D, { editable: M }>[] }
function fieldsByGroup<D extends Declared>(fields: D): Identity<D> {
  const namesIn = <M extends ReviewedGroup>(group: M) =>
    namesWhere<D, { editable: M }>(fields, ({ editable }) => editable === group)
  return {
    name: namesIn('name'),
    place: namesIn('place'),
    ownership: namesIn('ownership'),
    approvals: namesIn('approvals'),
  }
}
const ownTextNames = <D extends Declared>(fields: D) =>
  namesWhere<D, { editable: 'directly' }>(fields, ({ editable }) => editable === 'directly')

/** Identifying fields of a school, by group. The title of its page counts as its name. */
export const schoolIdentity = fieldsByGroup(schoolFields)
/** The same of a college. */
export const collegeIdentity = fieldsByGroup(collegeFields)

/** An institute's own fields: its changes are published at once, with itself as the source. */
export const schoolTextNames = ownTextNames(schoolFields)
export const collegeTextNames = ownTextNames(collegeFields)

/** The fields of each matter of one kind of institute. */
export const identityOf = (kind: 'school' | 'college'): Readonly<Record<ReviewedGroup, readonly string[]>> =>
  kind === 'school' ? schoolIdentity : collegeIdentity
