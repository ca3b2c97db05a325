import { applicationFormChange, applicationFormShape, commonFormChange, commonFormShape } from '@pravesh/contract'
import { familyTexts } from '@pravesh/messages/family'
import { expect, test } from 'vitest'
import { childTasks } from './child-tasks.ts'
import { collegeTasks } from './college-tasks.ts'
import {
  isEmptySection,
  missingConsents,
  rowsOf,
  sectionIn,
  sectionOf,
  stable,
  type Task,
  type TaskField,
  withoutSensitive,
  withSensitive,
} from './form-tasks.ts'

const form = (values: Record<string, string | string[]>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) for (const item of [value].flat()) data.append(name, item)
  return data
}
const values: Record<TaskField['kind'], string | string[]> = {
  ...{ text: 'Words', long: 'More words', email: 'a@example.in', mobile: '98765 43210', pincode: '411045' },
  ...{
    year: '2024',
    number: '7',
    birth: '2010-04-30',
    choice: '',
    class: '5',
    yes: 'yes',
    tick: 'yes',
    consent: 'yes',
    boxes: [],
  },
  ...{ documents: ['3'], college: '9', course: '2', specialization: '' },
}
const filled = (task: Task) => {
  const prefix = task.kind === 'flat' ? '' : task.kind === 'one' ? `${task.name}.` : `${task.name}.0.`
  return form(Object.fromEntries(task.fields.map((f) => [prefix + f.name, f.options?.[0] ?? values[f.kind]])))
}

test.each([
  ['colleges', collegeTasks, applicationFormShape, applicationFormChange],
  ['a child', childTasks, commonFormShape, commonFormChange],
] as const)(
  'the form of %s asks for everything that the contract has, and sends what it takes',
  (_name, tasks, shape, change) => {
    const fieldNames = tasks.flatMap((task) => Object.keys(sectionOf(task, {})))
    expect(fieldNames.sort()).toEqual(Object.keys(shape).sort())
    for (const task of tasks) {
      const section = sectionIn(task, filled(task), 1)
      const parsed = change.safeParse(section)
      expect(parsed.success ? [] : parsed.error.issues, task.name).toEqual([])
      expect(isEmptySection(task, section)).toBe(false)
      // Each field of the form is in the contract: an unknown name would be rejected.
      expect(rowsOf(task, section)).toHaveLength(1)
    }
  },
)

test('where nothing is said nothing is sent but null', () => {
  for (const task of [...collegeTasks, ...childTasks]) {
    const section = sectionIn(task, form({}), 0)
    expect(isEmptySection(task, section), task.name).toBe(true)
    const schema = collegeTasks.includes(task) ? applicationFormChange : commonFormChange
    expect(schema.safeParse(section).success, task.name).toBe(true)
  }
})

test('what somebody has to agree to is sent either way, so that it can be taken back, and is no agreement unless it is ticked', () => {
  const task = collegeTasks.find(({ name }) => name === 'declarations')
  if (!task) throw new Error('No declarations')
  const declared = { 'declarations.truthful': 'yes', 'declarations.by': 'Ravi' }
  const [remaining, agreed] = [declared, { ...declared, 'declarations.shareWithColleges': 'yes' }].map((values) =>
    sectionIn(task, form(values), 1),
  )
  expect(remaining).toEqual({ declarations: { truthful: true, by: 'Ravi', shareWithColleges: false } })
  expect(missingConsents(task, remaining ?? {})).toEqual(['declarations.shareWithColleges'])
  expect(missingConsents(task, agreed ?? {})).toEqual([])
})

test('the order of a list is its priority', () => {
  const choices = collegeTasks.find(({ name }) => name === 'choices')
  if (!choices) throw new Error('No choices')
  const section = sectionIn(choices, form({ 'choices.0.eid': '9', 'choices.0.course': '2', 'choices.1.eid': '4' }), 2)
  expect(section.choices).toEqual([
    { eid: 9, course: 2, specialization: null, priority: 1 },
    { eid: 4, course: null, specialization: null, priority: 2 },
  ])
})

test('two sections are the same whatever order their keys stand in, and whether null is said', () => {
  expect(stable({ a: 1, b: { c: [1, 2] } })).toBe(stable({ b: { c: [1, 2], d: null }, a: 1 }))
  expect(stable({ a: [1, 2] })).not.toBe(stable({ a: [2, 1] }))
})

test('every section, field and choice has its words', () => {
  const texts: Record<string, Record<string, string>> = familyTexts('en', 'longForm', 'choices')
  for (const task of [...collegeTasks, ...childTasks]) {
    expect(texts.longForm, task.name).toHaveProperty(`task_${task.name}`)
    for (const { name, words: messageKey, kind, group, options = [] } of task.fields) {
      if (kind !== 'documents') expect(texts.longForm, name).toHaveProperty(`field_${messageKey ?? name}`)
      if (kind === 'consent') expect(texts.longForm, name).toHaveProperty(`need_${name}`)
      for (const option of options) expect(texts.choices).toHaveProperty(`${group}_${option}`)
    }
  }
})

test('rupees may be written with commas, and rows in which nothing is said are not sent', () => {
  const parents = childTasks.find(({ name }) => name === 'parents')
  if (!parents) throw new Error('No parents are asked for')
  const section = sectionIn(parents, form({ 'parents.1.name': 'Meera', 'parents.1.income': '12,00,000' }), 3)
  expect(section).toMatchObject({ parents: [{ name: 'Meera', income: 1_200_000 }] })
  expect(rowsOf(parents, section)).toHaveLength(1)
})

test('classes below class 1 are numbers, and "no" is an answer', () => {
  const [previousSchool, transport] = ['previousSchool', 'transport'].map((name) =>
    childTasks.find((t) => t.name === name),
  )
  if (!previousSchool || !transport) throw new Error('The form of a child has both')
  const school = sectionIn(
    previousSchool,
    form({ 'previousSchool.name': 'Little Steps', 'previousSchool.lastClass': '-2' }),
    1,
  )
  expect(school).toMatchObject({ previousSchool: { lastClass: -2 } })
  const no = sectionIn(transport, form({ 'transport.needed': 'no' }), 1)
  expect(no).toEqual({ transport: { needed: false, from: null } })
  expect(isEmptySection(transport, no)).toBe(false)
})

test('income, health, category and disability are not stored in the browser, and come back from the server', () => {
  const task = childTasks.find(({ name }) => name === 'parents')
  if (!task) throw new Error('No such task')
  const server = {
    parents: [
      { name: 'Meera', income: 900_000 },
      { name: 'Ravi', income: 1 },
    ],
  }
  const typed = {
    parents: [
      { name: 'Meera', income: 5, occupation: 'Doctor' },
      { name: 'Other', income: 7 },
    ],
  }
  const stored = withoutSensitive(task, typed)
  expect(JSON.stringify(stored)).not.toMatch(/income/)
  expect(withSensitive(task, stored, server)).toEqual({
    parents: [
      { name: 'Meera', occupation: 'Doctor', income: 900_000 },
      { name: 'Other', income: null },
    ],
  })
  const sensitive = [...childTasks, ...collegeTasks].flatMap(({ fields }) => fields.filter((field) => field.sensitive))
  expect(sensitive.map(({ name }) => name)).toEqual([
    'income',
    'bloodGroup',
    'allergies',
    'conditions',
    'category',
    'disability',
  ])
})
