import { mailEventNames, mailEvents, placesIn, templateErrors } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { mailTexts, plainName } from './compose.ts'
import { fillMail } from './fill.ts'

const fill = (values: Record<string, string>, html: string | null = null) =>
  fillMail({ subject: 'Hello {{name}}', text: 'Dear {{name}},\n\n{{note}}\n\n{{link}}', html }, 'en', values)

test.each(['Asha\r\nBcc: all@example.in', 'Asha\nX', 'Asha\u2028X', 'Asha\u0000\u0007X', 'A\u0085X'])(
  '%j leaves a subject of one line',
  (name) => {
    const { subject } = fill({ name })
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    expect(subject.startsWith('Hello A')).toBe(true)
  },
)

test('a subject is never longer than a header takes, and no character is cut in two', () => {
  const { subject } = fill({ name: '😀'.repeat(400) })
  expect([...subject]).toHaveLength(250)
  expect(subject.isWellFormed()).toBe(true)
})

test('what a person typed is text in the HTML, whether it is made from the text or written by the desk', () => {
  const values = {
    name: '<img src=x onerror=alert(1)>',
    note: '"one" & \'two\'\nthree',
    link: 'https://a.example/?a=1&b',
  }
  const filled = fill(values)
  expect(filled.html).toContain('Dear &#60;img src=x onerror=alert(1)&#62;,')
  expect(filled.html).toContain('&#34;one&#34; &#38; &#39;two&#39;<br>three')
  expect(filled.html).toContain('<a href="https://a.example/?a=1&#38;b">')
  expect(filled.text).toBe(`Dear ${values.name},\n\n${values.note}\n\n${values.link}`)
  const customFilled = fill(values, '<p title="{{name}}">{{ note }}</p>')
  expect(customFilled.html).toContain(
    '<p title="&#60;img src=x onerror=alert(1)&#62;">&#34;one&#34; &#38; &#39;two&#39;<br>three',
  )
  expect(customFilled.html).toMatch(/^<!doctype html>/)
  const page = fill(values, '<!DOCTYPE html><html><body>{{name}}</body></html>').html
  expect(page).toBe('<!DOCTYPE html><html><body>&#60;img src=x onerror=alert(1)&#62;</body></html>')
})

test('braces in a value are not filled again, an inherited name is none, and what is empty closes up', () => {
  const { text, html } = fill({ name: '{{link}} {{constructor}}', link: 'https://a.example' })
  expect(text).toBe('Dear {{link}} {{constructor}},\n\nhttps://a.example')
  expect(html).not.toContain('<p></p>')
  expect(fillMail({ subject: '{{constructor}}', text: 'x', html: null }, 'en', {}).subject).toBe('')
})

test('a name for an unproven address carries no link', () => {
  expect(plainName('Win at https://evil.example/x or www.evil.example')).toBe(
    'Win at https evil example x or www evil example',
  )
  expect(plainName('Dr. S. K. Rao')).toBe('Dr. S. K. Rao')
})

describe('the texts that come with the product', () => {
  const all = mailEventNames.flatMap((event) => (['en', 'hi'] as const).map((language) => [event, language] as const))
  test.each(all)('%s in %s names what its event knows and must say', (event, language) => {
    const text = mailTexts[language].mails[event]
    expect(templateErrors({ event, ...text })).toEqual([])
    const placeholders = new Set(placesIn(text.subject + text.text))
    expect(mailEvents[event].variables.filter((name) => !placeholders.has(name))).toEqual([])
  })
  test('Hindi is written in Devanagari, each text of it', () => {
    const texts = Object.values(mailTexts.hi.mails).flatMap((m) => [m.subject, m.text])
    expect(
      texts.filter((text) => /[a-z]/i.test(text.replace(/\{\{\w+\}\}/g, '')) || !/[\u0900-\u097f]/.test(text)),
    ).toEqual([])
  })
})
