import { categories, genders, levels } from './choices.ts'
import type { Task } from './form-tasks.ts'
import { addressFields, guardianFields } from './shared-fields.ts'

/** The sections of the form that a student fills once for all colleges. */
export const collegeTasks: readonly Task[] = [
  {
    name: 'personal',
    kind: 'one',
    fields: [
      { name: 'name', kind: 'text', most: 120 },
      { name: 'dateOfBirth', kind: 'birth' },
      { name: 'gender', kind: 'choice', options: genders, group: 'gender', optional: true },
      { name: 'nationality', kind: 'text', most: 60, optional: true },
      { name: 'category', kind: 'choice', options: categories, group: 'category', optional: true, sensitive: true },
      { name: 'disability', kind: 'text', most: 300, optional: true, sensitive: true },
    ],
  },
  {
    name: 'contact',
    kind: 'one',
    fields: [{ name: 'email', kind: 'email' }, { name: 'mobile', kind: 'mobile' }, ...addressFields],
  },
  {
    name: 'guardians',
    kind: 'many',
    most: 4,
    fields: [...guardianFields, { name: 'occupation', kind: 'text', most: 120, optional: true }],
  },
  {
    name: 'academics',
    kind: 'many',
    most: 8,
    fields: [
      { name: 'level', kind: 'choice', options: levels, group: 'level' },
      { name: 'board', kind: 'text', most: 120 },
      { name: 'school', kind: 'text', most: 200, suggest: 'school' },
      { name: 'resultAwaited', kind: 'tick', optional: true },
      { name: 'year', kind: 'year', wordsIf: { ticked: 'resultAwaited', words: 'expectedYear' } },
      { name: 'marks', kind: 'number', most: 10_000, unless: 'resultAwaited' },
      { name: 'max', kind: 'number', most: 10_000, unless: 'resultAwaited' },
    ],
  },
  {
    name: 'exams',
    kind: 'many',
    most: 20,
    optional: true,
    fields: [
      { name: 'exam', kind: 'text', most: 120 },
      { name: 'roll', kind: 'text', most: 40, optional: true },
      { name: 'score', kind: 'text', most: 40, optional: true },
      { name: 'rank', kind: 'number', most: 10_000_000, optional: true },
    ],
  },
  {
    name: 'choices',
    kind: 'many',
    most: 50,
    ordered: true,
    fields: [
      { name: 'eid', kind: 'college' },
      { name: 'course', kind: 'course' },
      { name: 'specialization', kind: 'specialization', optional: true },
    ],
  },
  { name: 'statement', kind: 'flat', fields: [{ name: 'statement', kind: 'long', most: 5_000 }] },
  {
    name: 'extraAnswers',
    kind: 'many',
    most: 100,
    optional: true,
    fields: [
      { name: 'eid', kind: 'college' },
      { name: 'question', kind: 'text', most: 300 },
      { name: 'answer', kind: 'long', most: 2_000 },
    ],
  },
  {
    name: 'declarations',
    kind: 'one',
    fields: [
      { name: 'truthful', kind: 'tick' },
      { name: 'shareWithColleges', kind: 'consent' },
      { name: 'by', kind: 'text', most: 120 },
    ],
  },
]
