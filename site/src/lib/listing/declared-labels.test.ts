import {
  collegeFacts,
  collegeFields,
  collegePage,
  type Declared,
  schoolFacts,
  schoolFields,
  schoolPage,
} from '@pravesh/contract'
import { filterLabel, filterValueLabel, languages, messageText, optionText } from '@pravesh/messages'
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
    const rows = fields.flatMap(([name, { page: use }]) =>
      use?.display === 'row' ? [{ name, property: use.property ?? name }] : [],
    )
    expect(facts.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
    expect(rows.filter(({ property }) => !(property in page))).toEqual([])
  })
  test.each(languages)('rows and their values are called something in %s', (language) => {
    const unsaid = facts.flatMap((name) => {
      const { label = name, options = name } = declared[name]?.page ?? {}
      return [
        ...(messageText(`institute.${label}`, language) ? [] : [label]),
        ...optionsOf(name).filter((option) => !optionText(`institute.${options}`, option, language)),
      ]
    })
    expect(unsaid).toEqual([])
  })
  test.each(languages)('filters and their values are called something in %s', (language) => {
    const unsaid = fields.flatMap(([name, { filter }]) =>
      filter
        ? [
            ...(filter.role === 'slug' || filterLabel(filter.name, language) ? [] : [filter.name]),
            ...optionsOf(name).filter((option) => !filterValueLabel(filter.name, option, language)),
          ]
        : [],
    )
    expect(unsaid).toEqual([])
  })
})
