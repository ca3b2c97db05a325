import { expect, test } from 'vitest'
import { contentOf, emptyMail, mailOf, variablesIn } from './mail-body.ts'

const mail = { ...emptyMail, subject: ' Fees of {{college}} ', text: 'Dear {{name}}, see {{ url }} and {{college}}.' }

test('names in braces are asked for once, but for those that the server fills in', () => {
  expect(variablesIn(mail)).toEqual(['college', 'url'])
  expect(variablesIn({ ...mail, hi: { subject: '', text: '{{reference}} {{day}}' } })).toEqual([
    'college',
    'url',
    'day',
  ])
})

test('what is empty is not sent; a value whose name is no longer in the text is not sent either', () => {
  const variables = { college: 'IIT Delhi', url: 'https://pravesh.example', day: 'Monday' }
  expect(mailOf({ ...mail, variables, filter: { date1: '2026-11-01', date2: null, std: ' ' } })).toEqual({
    subject: 'Fees of {{college}}',
    text: mail.text,
    variables: { college: 'IIT Delhi', url: 'https://pravesh.example' },
    filter: { date1: '2026-11-01' },
  })
})

test('a letter has Hindi where its text has some', () => {
  expect(contentOf({ ...mail, hi: { subject: 'विषय', text: ' ' } })).not.toHaveProperty('hi')
  expect(contentOf({ ...mail, hi: { subject: '', text: 'नमस्ते' } }).hi).toEqual({ text: 'नमस्ते' })
})
