import { documentExample, largestFile } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { codes, dataOf, staffApp } from '../../people/admission/testing/staff.ts'
import { fileIn } from './sniff.ts'

const { as: callAs, family } = await staffApp()
const others = {
  'a page': '<!doctype html><script>alert(1)</script>',
  'a drawing with a script': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'a program': 'MZ\u0090\u0000\u0003',
  'a PDF that something stands before': 'GIF89a%PDF-1.7',
}

test.each(Object.entries(others))('%s is no document, whatever it calls itself', async (_what, text) => {
  const me = callAs(await family())
  const content = Buffer.from(text, 'latin1').toString('base64')
  const response = await me('POST', '/student/documents', { ...documentExample, title: 'mark-sheet.pdf', content })
  expect([...codes(response), response.body.errors]).toMatchObject([422, 'INVALID', [{ field: 'content' }]])
})

test('a document has the type that its bytes say', async () => {
  const me = callAs(await family())
  const content = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')
  const added = await me('POST', '/student/documents', { ...documentExample, title: 'photo.png', content })
  expect(dataOf(added)).toMatchObject({ mime: 'application/pdf' })
})

const pdf = Buffer.from('%PDF-1.7\n')
const text = pdf.toString('base64')
test.each([
  ['a space in it', `${text.slice(0, 4)} ${text.slice(4)}`],
  ['the alphabet of addresses', Buffer.concat([pdf, Buffer.of(0xff, 0xff, 0xfe)]).toString('base64url')],
  ['its end cut off', text.slice(0, -1)],
  ['more after its end', `${Buffer.from('%PDF-').toString('base64')}${text}`],
])('base64 with %s is none', (_what, content) => {
  expect(() => fileIn(content)).toThrow(
    expect.objectContaining({ errors: [{ field: 'content', message: 'Not base64' }] }),
  )
})

test('the largest file that is taken is read whole, and one byte more is refused', () => {
  const largest = Buffer.concat([pdf, Buffer.alloc(largestFile - pdf.length, 0xa5)])
  expect(fileIn(largest.toString('base64'))).toEqual({ bytes: largest, mime: 'application/pdf' })
  const larger = Buffer.concat([largest, Buffer.of(0)])
  expect(() => fileIn(larger.toString('base64'))).toThrow(
    expect.objectContaining({ errors: [{ field: 'content', message: 'At most 5 MB' }] }),
  )
})
