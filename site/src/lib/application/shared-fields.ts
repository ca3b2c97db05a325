import { relations } from './choices.ts'
import type { TaskField } from './form-tasks.ts'

/** A person's address: in the forms for schools and for colleges. */
export const addressFields: readonly TaskField[] = [
  { name: 'line', kind: 'text', most: 300 },
  // City and state follow from it.
  { name: 'pincode', kind: 'pincode' },
  { name: 'state', kind: 'text', most: 80, suggest: 'state' },
  { name: 'city', kind: 'text', most: 80, suggest: 'city' },
]

/** A parent or guardian, as both forms begin to ask. */
export const guardianFields: readonly TaskField[] = [
  { name: 'relation', kind: 'choice', options: relations, group: 'relation' },
  { name: 'name', kind: 'text', most: 120 },
  { name: 'mobile', kind: 'mobile', optional: true },
]
