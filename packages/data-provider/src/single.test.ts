import { expect, test } from 'vitest'
import { stage } from './testing/stage.ts'

const question = { id: 1, label: 'Why?', labelLocal: null, kind: 'text', choices: [], required: true }
const list = { questions: [question], version: 2 }

test('a record that there is one of for each parent has the id of the parent', async () => {
  const { buyer, requests } = stage({ data: list })
  expect((await buyer.getOne('institutes/5/questions', { id: 5 })).data).toEqual({ id: 5, ...list })
  expect(requests).toEqual([['GET', '/buyer/questions/5']])
})

test('an update that replaces the record sends it as a whole, with its version', async () => {
  const previousData = { id: 5, ...list }
  const { buyer, requests } = stage({ data: { ...list, version: 3 }, message: 'Questions Updated Successfully' })
  const { data } = await buyer.update('institutes/5/questions', { id: 5, data: previousData, previousData })
  expect(requests).toEqual([['PUT', '/buyer/questions/5', { questions: [question], version: 2 }]])
  expect(data).toEqual({ id: 5, ...list, version: 3 })
})
