import { documentExample } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { codes, dataOf, deskApp } from '../admission/testing/desks.ts'

const { as, family } = await deskApp()
const others = {
  'a page': '<!doctype html><script>alert(1)</script>',
  'a drawing with a script': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'a program': 'MZ\u0090\u0000\u0003',
  'a PDF that something stands before': 'GIF89a%PDF-1.7',
}

test.each(Object.entries(others))('%s is no document, whatever it calls itself', async (_what, text) => {
  const me = as(await family())
  const content = Buffer.from(text, 'latin1').toString('base64')
  const answer = await me('POST', '/student/documents', { ...documentExample, title: 'mark-sheet.pdf', content })
  expect([...codes(answer), answer.body.errors]).toMatchObject([422, 'INVALID', [{ field: 'content' }]])
})

test('a document has the type that its bytes say', async () => {
  const me = as(await family())
  const content = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')
  const added = await me('POST', '/student/documents', { ...documentExample, title: 'photo.png', content })
  expect(dataOf(added)).toMatchObject({ mime: 'application/pdf' })
})
