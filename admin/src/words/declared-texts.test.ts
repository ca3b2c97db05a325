import { entityLabel, entityPlural, fieldMessage } from '@pravesh/console-kit/language/declared-messages'
import * as contract from '@pravesh/contract'
import { inputsOf } from '@pravesh/institute-screens'
import type { Message } from '@pravesh/messages/consoles'
import { inHindi } from '@pravesh/messages/consoles/hindi'
import englishMessages from 'ra-language-english'
import { expect, test } from 'vitest'

const characterPattern = /\p{L}/u
type Fields = Readonly<Record<string, contract.Field>>
const declarations: Readonly<Record<string, Fields>> = {
  ...Object.fromEntries(contract.entities.map(({ name, fields }) => [name, fields])),
  school: inputsOf(contract.schoolFields),
  college: inputsOf(contract.collegeFields),
}

type Text = { path: string; message: Message }
const choiceOf = (option: string): Message => ({ domain: 'choices', key: option, english: option })
/** Label, help and options of each field, by its path. */
const textsOf = (fields: Fields, under: string): Text[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const [path, label] = [`${under}.${name}`, fieldMessage(name, field)]
    const help = field.help ? [{ path, message: { ...label, domain: 'fieldHelp', english: field.help } }] : []
    const options = 'options' in field ? field.options.map((option) => ({ path, message: choiceOf(option) })) : []
    const rows = field.kind === 'rows' ? textsOf(field.of, path) : []
    return [{ path, message: label }, ...help, ...options, ...rows]
  })
const texts: readonly Text[] = [
  ...contract.entities.flatMap((entity) =>
    [entityLabel(entity), entityPlural(entity)].map((message) => ({ path: entity.name, message })),
  ),
  ...Object.entries(declarations).flatMap(([name, fields]) => textsOf(fields, name)),
]

test('every name, label, help and option of a declaration is known in Hindi', () => {
  expect(texts.length).toBeGreaterThan(500)
  const missing = texts.filter(({ message: { domain, key } }) => !inHindi.texts[domain]?.[key])
  expect(missing.map(({ path, message: { domain, key } }) => `${path}: ${domain}.${key}`)).toEqual([])
})

test('fields that share a key have one English, as they have one Hindi', () => {
  const first = new Map<string, string>()
  const different = texts.filter(({ message: { domain, key, english } }) => {
    const known = first.get(`${domain}.${key}`) ?? english
    first.set(`${domain}.${key}`, known)
    return known !== english
  })
  expect(different.map(({ path, message: { english } }) => `${path}: ${english}`)).toEqual([])
})

test('no text of a declaration is left over', () => {
  const used = new Set(texts.map(({ message: { domain, key } }) => `${domain}.${key}`))
  const domains = ['fieldLabel', 'fieldHelp', 'entityLabel', 'entityPlural']
  const known = domains.flatMap((domain) => Object.keys(inHindi.texts[domain] ?? {}).map((key) => `${domain}.${key}`))
  expect(known.filter((key) => !used.has(key))).toEqual([])
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
