import { quotas } from './choices.ts'
import type { Task } from './form-tasks.ts'
import { addressFields, guardianFields } from './shared-fields.ts'

/** The sections of the form that a family fills once a child for all schools. */
export const childTasks: readonly Task[] = [
  {
    name: 'parents',
    kind: 'many',
    most: 4,
    fields: [
      ...guardianFields,
      { name: 'email', kind: 'email', optional: true },
      { name: 'occupation', kind: 'text', most: 120, optional: true },
      { name: 'education', kind: 'text', most: 120, optional: true },
      { name: 'income', kind: 'number', most: 1_000_000_000, optional: true, sensitive: true },
    ],
  },
  {
    name: 'address',
    kind: 'one',
    fields: addressFields,
  },
  {
    name: 'emergency',
    kind: 'one',
    fields: [
      { name: 'name', kind: 'text', most: 120 },
      { name: 'mobile', kind: 'mobile' },
      { name: 'relation', kind: 'text', most: 60, optional: true },
    ],
  },
  {
    name: 'previousSchool',
    kind: 'one',
    optional: true,
    fields: [
      { name: 'name', words: 'schoolName', kind: 'text', most: 200, suggest: 'school' },
      { name: 'board', kind: 'text', most: 80, optional: true },
      { name: 'lastClass', kind: 'class', optional: true },
    ],
  },
  {
    name: 'siblings',
    kind: 'many',
    most: 8,
    optional: true,
    fields: [
      { name: 'name', kind: 'text', most: 120 },
      { name: 'school', kind: 'text', most: 200, optional: true, suggest: 'school' },
      { name: 'class', kind: 'class', optional: true },
    ],
  },
  {
    name: 'medical',
    kind: 'one',
    optional: true,
    fields: [
      { name: 'bloodGroup', kind: 'text', most: 5, optional: true, sensitive: true },
      { name: 'allergies', kind: 'text', most: 500, optional: true, sensitive: true },
      { name: 'conditions', kind: 'long', most: 1_000, optional: true, sensitive: true },
    ],
  },
  {
    name: 'transport',
    kind: 'one',
    fields: [
      { name: 'needed', kind: 'yes' },
      { name: 'from', kind: 'text', most: 200, optional: true },
    ],
  },
  {
    name: 'claims',
    kind: 'flat',
    optional: true,
    fields: [
      { name: 'quotas', kind: 'boxes', options: quotas, group: 'quota', optional: true },
      { name: 'singleParent', kind: 'yes', optional: true },
      { name: 'staffWard', kind: 'yes', optional: true },
      { name: 'alumni', kind: 'text', most: 300, optional: true },
    ],
  },
  {
    name: 'documents',
    kind: 'flat',
    optional: true,
    fields: [{ name: 'documents', kind: 'documents', optional: true }],
  },
  {
    name: 'declaration',
    kind: 'one',
    fields: [
      { name: 'truthful', kind: 'tick' },
      { name: 'by', kind: 'text', most: 120 },
    ],
  },
]
