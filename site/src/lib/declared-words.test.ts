import {
  collegeFacts,
  collegeFields,
  collegePage,
  type Declared,
  schoolFacts,
  schoolFields,
  schoolPage,
} from '@pravesh/contract'
import { languages, messageText, optionText } from '@pravesh/messages'
import { describe, expect, test } from 'vitest'

const kinds = [
  ['school', schoolFields, schoolFacts, schoolPage.shape],
  ['college', collegeFields, collegeFacts, collegePage.shape],
] as const

describe.each(kinds)('the declaration of a %s', (_kind, declared: Declared, facts: readonly string[], page: object) => {
  const fields = Object.entries(declared)
  const optionsOf = (name: string) => {
    const field = declared[name]
    return field?.kind === 'choice' || field?.kind === 'choices' ? field.options : []
  }

  test('every fact that is shown as a row has its place among them, and the record of the page holds it', () => {
    const rows = fields.flatMap(([name, { shown }]) => (shown === 'row' || typeof shown === 'object' ? [name] : []))
    expect(facts.toSorted()).toEqual(rows.toSorted())
    const held = fields.flatMap(([name, { shown }]) =>
      shown === 'row' ? [name] : shown ? (Object(shown).row ?? []) : [],
    )
    expect(held.filter((name: string) => !(name in page))).toEqual([])
  })
  test.each(languages)('rows and their values are called something in %s', (language) => {
    const unsaid = facts.flatMap((name) => {
      const { word = name, words = name } = declared[name] ?? {}
      return [
        ...(messageText(`institute.${word}`, language) ? [] : [word]),
        ...optionsOf(name).filter((option) => !optionText(`institute.${words}`, option, language)),
      ]
    })
    expect(unsaid).toEqual([])
  })
  test.each(languages)('filters and their values are called something in %s', (language) => {
    const unsaid = fields.flatMap(([name, { filter }]) =>
      filter
        ? [
            ...(filter.role === 'slug' || messageText(`listing.${filter.name}`, language) ? [] : [filter.name]),
            ...optionsOf(name).filter((option) => !optionText(`listing.${filter.name}`, option, language)),
          ]
        : [],
    )
    expect(unsaid).toEqual([])
  })
})
