import { expect, test } from 'vitest'
import { ResponseReader } from './response-reader.ts'

const head = (status: string, ...lines: string[]) => `${[`HTTP/1.1 ${status}`, ...lines].join('\r\n')}\r\n\r\n`
const fullResponse = Buffer.from(`${head('200 OK', 'Content-Type: text/html', 'content-length: 11')}Delhi, \r\n\r\n`)
const notModified = Buffer.from(head('304 Not Modified', 'ETag: "a"', 'content-length: 70'))

test('an answer ends where it says, wherever the socket cut it', () => {
  const reader = new ResponseReader()
  for (let cut = 1; cut < fullResponse.length; cut++)
    expect(
      [reader.push(fullResponse.subarray(0, cut)), reader.push(fullResponse.subarray(cut))],
      `cut at ${cut}`,
    ).toEqual([false, true])
  const byByte = Array.from(fullResponse, (_, index) => reader.push(fullResponse.subarray(index, index + 1)))
  expect(byByte.indexOf(true)).toBe(fullResponse.length - 1)
})

test('a 304 has no body, whatever length it names', () => {
  const reader = new ResponseReader()
  expect([reader.push(notModified), reader.push(fullResponse), reader.push(notModified)]).toEqual([true, true, true])
})

test.each([
  ['another status', head('503 Service Unavailable', 'content-length: 0'), 'Answered HTTP/1.1 503 Service Unavailable'],
  ['a redirect', head('308 Permanent Redirect', 'content-length: 0'), 'Answered HTTP/1.1 308 Permanent Redirect'],
  ['an unknown length', head('200 OK', 'transfer-encoding: chunked'), 'An answer does not say how long it is'],
  ['more than was said', `${fullResponse}!`, 'More came than the answer said it has'],
])('%s is refused', (_, text, reason) => {
  expect(() => new ResponseReader().push(Buffer.from(text))).toThrow(reason)
})
