import type { FamilyText } from '@pravesh/messages/family'

/** Nursery −2, LKG −1, UKG 0, then 1 to 12, as text. */
export function className(text: FamilyText<'choices'>, number: number): string {
  if (number > 0) return text('choices.classNumber', { number })
  return text(number === 0 ? 'choices.classUkg' : number === -1 ? 'choices.classLkg' : 'choices.classNursery')
}
