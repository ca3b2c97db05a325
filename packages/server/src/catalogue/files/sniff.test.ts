import { ApiError, documentExample, fileReasons, largestFile } from '@pravesh/contract'
import { translateReason } from '@pravesh/messages/reasons'
import { expect, test } from 'vitest'
import { codes, dataOf, staffApp } from '../../people/admission/testing/staff.ts'
import { fileIn } from './sniff.ts'
import { newestPdfs, pdfOf, smallPdf, writtenPdf } from './testing/pdfs.ts'

const { callAs, family } = await staffApp()
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

const pdf = smallPdf
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
  const largest = pdfOf(largestFile, 0xa5)
  expect(fileIn(largest.toString('base64'))).toEqual({ bytes: largest, mime: 'application/pdf' })
  const larger = Buffer.concat([largest, Buffer.of(0)])
  expect(() => fileIn(larger.toString('base64'))).toThrow(
    expect.objectContaining({ errors: [{ field: 'content', message: 'At most 5 MB' }] }),
  )
})

const reasonOf = (bytes: Buffer): unknown => {
  try {
    return fileIn(bytes.toString('base64')).mime
  } catch (error) {
    return error instanceof ApiError ? error.errors[0]?.message : error
  }
}
const whole = await writtenPdf({})
const heic = Buffer.concat([Buffer.from('0000001c66747970', 'hex'), Buffer.from('heic\0\0\0\0mif1heic')])

test.each([
  ['an empty file', Buffer.alloc(0), fileReasons.empty],
  ['a photo of an iPhone', heic, fileReasons.heic],
  ['a program', Buffer.from('MZ\x90\0'.padEnd(400)), fileReasons.program],
  ['a Word file', Buffer.from('PK\x03\x04'.padEnd(400)), fileReasons.office],
  ['an old Word file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), fileReasons.office],
  ['a page of the web', Buffer.from('<html>%PDF-1.7\n%%EOF'), fileReasons.damaged],
  ['a PDF without its end', whole.subarray(0, whole.length - 200), fileReasons.cut],
  ['a PDF whose download broke off', pdfOf(50_000).subarray(0, 40_000), fileReasons.cut],
  ['a PDF that begins too late', Buffer.concat([Buffer.alloc(1_024, 10), smallPdf]), fileReasons.damaged],
])('%s is refused with what to do', (_what, bytes, reason) => {
  expect(reasonOf(bytes)).toBe(reason)
  expect(translateReason(reason)).toMatch(/[\u0900-\u097f]/)
})

test.each([
  ['a PDF with a line before it', Buffer.concat([Buffer.from('\ufeff\r\nReceived: \r\n'), whole])],
  ['a PDF that begins just in time', Buffer.concat([Buffer.alloc(1_019, 10), smallPdf])],
  ['a PDF with blanks and zeros after its end', Buffer.concat([whole, Buffer.alloc(5_000), Buffer.from('\r\n')])],
  [
    'a PDF that speaks of encryption',
    await writtenPdf({ compress: false, info: { Title: '/Encryption /Encrypt not' } }),
  ],
])('%s is taken', (_what, bytes) => {
  expect(reasonOf(bytes)).toBe('application/pdf')
})

test.each(['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const)(
  'a PDF of version %s is refused for a password to open it, not for one to change it',
  async (pdfVersion) => {
    const owner = { pdfVersion, ownerPassword: 'registrar' }
    expect(reasonOf(await writtenPdf({ ...owner, userPassword: 'asha2009' }))).toBe(fileReasons.locked)
    expect(reasonOf(await writtenPdf(owner))).toBe('application/pdf')
  },
)

test('the newest encryption, and that of a cross-reference stream, are read too', async () => {
  expect(reasonOf(newestPdfs.locked)).toBe(fileReasons.locked)
  expect(reasonOf(newestPdfs.limited)).toBe('application/pdf')
  const locked = await writtenPdf({ pdfVersion: '1.5', userPassword: 'asha2009' })
  const inStream = locked.toString('latin1').replace('trailer\n<<', '90 0 obj\n<<\n/Type /XRef')
  expect(inStream).toContain('/XRef')
  expect(reasonOf(Buffer.from(inStream, 'latin1'))).toBe(fileReasons.locked)
  // Of a handler that is not the standard's, nothing is known.
  const other = locked.toString('latin1').replace('/Filter /Standard', '/Filter /Somebody')
  expect(reasonOf(Buffer.from(other, 'latin1'))).toBe(fileReasons.locked)
})
