import { englishChoice, englishLabel } from '@pravesh/console-kit/fields/kind'
import * as contract from '@pravesh/contract'
import { inputsOf, ownFieldsOf } from '@pravesh/institute-screens'
import { english } from '@pravesh/messages/consoles'
import { inHindi } from '@pravesh/messages/consoles/hindi'
import englishMessages from 'ra-language-english'
import { expect, test } from 'vitest'
import { findLiteralTexts } from './literal-texts.ts'

const characterPattern = /\p{L}/u
const knownTexts = {
  keys: new Set(
    Object.entries(english).flatMap(([domain, texts]) => Object.keys(texts).map((key) => `${domain}.${key}`)),
  ),
  declared: new Set(Object.keys(inHindi.declared)),
}
const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../buyer/src/**/*.{ts,tsx}',
    '../../../packages/{console-kit,institute-screens}/src/**/*.{ts,tsx}',
    '!**/*.test.*',
    '!**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)

test('no screen of a console holds words: they stand in the messages, in both languages', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(120)
  expect(Object.entries(sources).flatMap(([file, source]) => findLiteralTexts(file, source, knownTexts))).toEqual([])
})

test.each([
  ['a text', '<p>Save it</p>'],
  ['a text among others', '<><b />{count} schools</>'],
  ['a branch', "<p>{open ? 'Open now' : text('list.empty')}</p>"],
  ['a template', '<p>{`at $' + '{time} today`}</p>'],
  ['an attribute', '<Box aria-label="Search" />'],
  ['an attribute made of parts', '<Head title={`New $' + '{what}`} />'],
  ['a key that nobody translates', 'import Button from \'@mui/material/Button\'; <Button title="list.empty" />'],
  ['a key that is none', '<FormSection title="editor.nothing" />'],
  ['a property', "const tab = { label: 'Basics' }"],
  ['a label of a field that no language knows', "const f = { kind: 'text', label: 'Number of llamas' }"],
  ['a name of a part that no language knows', "const part = { label: 'Llama', columns: [] }"],
  ['a toast', "notify('Saved it', {})"],
  ['the title of the window', "document.title = 'Sign in'"],
])('%s is found', (_name, code) => {
  expect(findLiteralTexts('a.tsx', code, knownTexts)).not.toEqual([])
})

test.each([
  '<FormSection title="editor.theSchool" />',
  '<p>{count} · {time} …</p>',
  "const f = { kind: 'text', label: 'UDISE code' }",
  "notify('ra.notification.http_error', {})",
  'notify(`resources.$' + '{name}.notifications.updated`)',
  "throw new Error('This belongs into a console')",
])('%s is no word', (code) => {
  expect(findLiteralTexts('a.tsx', code, knownTexts)).toEqual([])
})

type Fields = Readonly<Record<string, contract.Field>>
const textsOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    englishLabel(fields, name),
    ...(field.help ? [field.help] : []),
    ...('options' in field ? field.options.map(englishChoice) : []),
    ...(field.kind === 'rows' ? textsOf(field.of) : []),
  ])
const choices = [
  contract.tiers,
  contract.reviewedGroups,
  contract.proposalStates,
  contract.enquiryStates,
  contract.enquiryKinds,
]
const texts = [
  ...contract.entities.flatMap(({ label, plural, fields }) => [label, plural, ...textsOf(fields)]),
  ...textsOf(inputsOf(contract.schoolFields)),
  ...textsOf(inputsOf(contract.collegeFields)),
  ...textsOf(inputsOf(ownFieldsOf(contract.collegeFields))),
  ...choices.flat().map(englishChoice),
]

test('every name, help and choice of a declaration is known in Hindi', () => {
  expect([...new Set(texts)].filter((text) => !knownTexts.declared.has(text))).toEqual([])
})

test("react-admin's own words are known in Hindi, under its own keys and with no other values", () => {
  const flat = (value: unknown, path = ''): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, next]) => flat(next, path ? `${path}.${name}` : name))
      : [[path, String(value)]]
  const englishTexts = new Map(flat(englishMessages.ra))
  const places = (text: string): string[] => text.match(/%\{\w+\}/g) ?? []
  const missing = [...englishTexts].filter(
    ([key, text]) => !(key in inHindi.framework) && characterPattern.test(text.replace(/%\{\w+\}/g, '')),
  )
  expect(missing).toEqual([])
  expect(Object.keys(inHindi.framework).filter((key) => !englishTexts.has(key))).toEqual([])
  const hasSamePlaceholders = ([key, text]: [string, string]) =>
    places(text).every((place) => englishTexts.get(key)?.includes(place))
  expect(Object.entries(inHindi.framework).filter((entry) => !hasSamePlaceholders(entry))).toEqual([])
})
