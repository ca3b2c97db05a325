import { englishLabel } from '@pravesh/console-kit/fields/kind'
import * as contract from '@pravesh/contract'
import { inputsOf, ownFieldsOf } from '@pravesh/institute-screens'
import { inHindi } from '@pravesh/messages/consoles/hindi'
import englishMessages from 'ra-language-english'
import { expect, test } from 'vitest'

const characterPattern = /\p{L}/u
type Fields = Readonly<Record<string, contract.Field>>
const textsOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    englishLabel(fields, name),
    ...(field.help ? [field.help] : []),
    ...(field.kind === 'rows' ? textsOf(field.of) : []),
  ])
const declarations: Readonly<Record<string, Fields>> = {
  ...Object.fromEntries(contract.entities.map(({ name, fields }) => [name, fields])),
  school: inputsOf(contract.schoolFields),
  college: inputsOf(contract.collegeFields),
}
const optionsOf = (fields: Fields): (readonly [path: string, option: string])[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if ('options' in field) return field.options.map((option) => [`${name}.${option}`, option] as const)
    return field.kind === 'rows' ? optionsOf(field.of) : []
  })
const texts = [
  ...contract.entities.flatMap(({ label, plural, fields }) => [label, plural, ...textsOf(fields)]),
  ...textsOf(inputsOf(contract.schoolFields)),
  ...textsOf(inputsOf(contract.collegeFields)),
  ...textsOf(inputsOf(ownFieldsOf(contract.collegeFields))),
]

test('every option of a declaration is known in Hindi', () => {
  const options = Object.entries(declarations).flatMap(([entity, fields]) =>
    optionsOf(fields).map(([path, option]) => [`${entity}.${path}`, option] as const),
  )
  expect(options.length).toBeGreaterThan(50)
  expect(options.filter(([, option]) => !(option in (inHindi.texts.choices ?? {}))).map(([path]) => path)).toEqual([])
})

test('every name and help of a declaration is known in Hindi', () => {
  expect([...new Set(texts)].filter((text) => !(text in inHindi.declared))).toEqual([])
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
