import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codes, dataOf, staffApp } from './testing/staff.ts'

const { db, callAs, family, admin, schoolStaff, two, college, applied } = await staffApp()
beforeEach(() => db.execute(sql`truncate admission_questions`))
const whyQuestion = { label: 'Why this school?', labelLocal: 'यही विद्यालय क्यों?', kind: 'text', required: true }
const howQuestion = { label: 'How will you come?', kind: 'choice', choices: ['On foot', 'By bus'] }
const questionList = [
  whyQuestion,
  howQuestion,
  { label: 'Siblings', kind: 'number' },
  { label: 'First day', kind: 'date' },
]

test('an institute keeps its own list of questions, in its order', async () => {
  expect(dataOf(await schoolStaff.as('GET', '/buyer/questions/1'))).toEqual({ questions: [], version: 0 })
  const put = (questions: object[], extra = {}) => schoolStaff.as('PUT', '/buyer/questions/1', { questions, ...extra })
  const saved = await put(questionList)
  expect(saved.body.message).toBe('Questions Updated Successfully')
  const { questions, version } = dataOf(saved) as unknown as { questions: { id: number }[]; version: number }
  expect(questions.map((q) => q.id)).toEqual([1, 2, 3, 4])
  expect(questions[0]).toEqual({ id: 1, ...whyQuestion, choices: [] })
  const turned = await put(
    [
      { id: 4, label: 'First day', kind: 'date' },
      { label: 'New', kind: 'text' },
    ],
    { version },
  )
  expect((dataOf(turned).questions as { id: number }[]).map((q) => q.id)).toEqual([4, 5])
  const conflict = await put(questionList, { version })
  expect(codes(conflict)).toEqual([409, 'CONFLICT'])
  expect(conflict.body.record).toEqual(dataOf(turned))
  for (const questions of [
    [{ id: 1, ...whyQuestion }],
    [
      { id: 4, ...whyQuestion },
      { id: 4, ...whyQuestion },
    ],
    [{ ...whyQuestion, kind: 'file' }],
    [{ ...whyQuestion, choices: ['One', 'Two'] }],
    [{ ...howQuestion, choices: ['One'] }],
    [{ ...howQuestion, choices: ['One', 'One'] }],
    [{ ...whyQuestion, label: ' ' }],
  ])
    expect([questions, (await put(questions)).status]).toEqual([questions, 422])
  for (const callOther of [two.as, college.as, admin.as]) {
    const others = await callOther('PUT', '/buyer/questions/1', { questions: [] })
    expect(others.status === 404 || others.status === 403 || callOther === college.as).toBe(true)
  }
  // A college of the same number has a list of its own.
  expect((dataOf(await schoolStaff.as('GET', '/buyer/questions/1')).questions as object[]).length).toBe(2)
})

test('a family is asked them, answers are checked, and what is required counts as part of the form', async () => {
  await schoolStaff.as('PUT', '/buyer/questions/1', { questions: questionList })
  const { questions } = dataOf(await schoolStaff.as('GET', '/buyer/questions/1')) as unknown as {
    questions: { id: number }[]
  }
  const [a, b, c, d] = questions.map((q) => String(q.id)) as [string, string, string, string]
  const answers = { [a]: 'It is near', [b]: 'By bus', [c]: 2, [d]: '2027-04-01' }
  const asha = await applied({ answers })
  expect(asha.draft.status).toBe(200)
  expect(dataOf(asha.draft)).toMatchObject({ questions, answers })
  expect((dataOf(asha.draft).completeness as { missing: string[] }).missing).toEqual(['commonForm'])
  const details = dataOf(await schoolStaff.as('GET', `/buyer/application/1/${asha.application}`))
  expect((details.answers as { value: unknown }[]).map((x) => x.value)).toEqual([
    'It is near',
    'By bus',
    2,
    '2027-04-01',
  ])

  const other = callAs(await family('school'))
  const listed = dataOf(await other('POST', '/student/shortlist', { instituteId: 1 })).id
  const put = (answers: object) => other('PUT', `/student/shortlist-form/${listed}`, { answers })
  for (const [id, value] of [
    [a, 5],
    [b, 'By boat'],
    [c, 'two'],
    [d, 'soon'],
    ['999', 'No such question'],
    [` ${a}`, 'Almost its number'],
  ] as const) {
    const response = await put({ [id]: value })
    expect([id, response.status, response.body.errors]).toMatchObject([id, 422, [{ field: `answers.${id}` }]])
  }
  expect((await put({ Why: 'A key of its own' })).status).toBe(422)
  const unanswered = await put({ [b]: 'On foot' })
  expect((dataOf(unanswered).completeness as { missing: string[] }).missing).toContain(`answers.${a}`)

  // A family that has sent the form has answered the questions of that day.
  await schoolStaff.as('PUT', '/buyer/questions/1', { questions: [] })
  const after = dataOf(await schoolStaff.as('GET', `/buyer/application/1/${asha.application}`))
  expect(after.answers).toEqual(details.answers)
  const form = dataOf(await asha.as('GET', `/student/shortlist-form/${asha.listed}`))
  expect(form).toMatchObject({ questions, answers })
})

test('an institute does not ask for the Aadhaar number, in either language or as a choice', async () => {
  const ask = (question: object) =>
    schoolStaff.as('PUT', '/buyer/questions/1', { questions: [{ kind: 'text', label: 'Which number?', ...question }] })
  for (const question of [
    { label: 'Aadhaar number of the child' },
    { label: 'ADHAR card no.' },
    { labelLocal: 'बच्चे का आधार कार्ड नंबर' },
    { kind: 'choice', choices: ['Aadhar', 'Passport'] },
  ])
    expect((await ask(question)).status).toBe(422)
  expect((await ask({ labelLocal: 'किस आधार पर आप यह विद्यालय चुनते हैं?' })).status).toBe(200)
})
