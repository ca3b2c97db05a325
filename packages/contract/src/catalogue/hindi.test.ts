import { expect, test } from 'vitest'
import { hindiFieldsOf, hindiProgress } from '../endpoint/hindi.ts'
import { catalogue, entities } from './index.ts'

test('a text in Hindi is of the kind and length of the field it translates, and never required', () => {
  const pairs = entities.flatMap(({ name: entity, fields }) =>
    hindiFieldsOf(fields).map(({ name, of }) => ({ entity, name, field: fields[name], english: fields[of] })),
  )
  expect(pairs.length).toBeGreaterThan(0)
  for (const { entity, name, field, english } of pairs) {
    const shape = (one: typeof field) => one && [one.kind, 'max' in one ? one.max : undefined]
    expect([entity, name, shape(field)]).toEqual([entity, name, shape(english)])
    expect([entity, name, field?.required]).toEqual([entity, name, undefined])
  }
})

test('progress counts the texts that are there in English, and those that are there in Hindi too', () => {
  const { fields } = catalogue.career
  expect(hindiProgress(fields, { title: 'Chef', summary: 'Cooks.' })).toEqual({ filled: 0, total: 2 })
  expect(hindiProgress(fields, { title: 'Chef', titleLocal: 'शेफ़', summary: 'Cooks.' })).toEqual({ filled: 1, total: 2 })
  expect(hindiProgress(fields, { title: 'Chef', titleLocal: 'शेफ़', summary: '' })).toEqual({ filled: 1, total: 1 })
  expect(hindiProgress(fields, { title: 'शेफ़', language: 'hi' })).toBeNull()
  expect(hindiProgress(catalogue.board.fields, { name: 'CBSE' })).toBeNull()
})
