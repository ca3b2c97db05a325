import { entities } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { titleField } from '../fields/kind.ts'
import { entityColumns } from './entity-columns.tsx'
import { partsOf } from './entity-parts.ts'

describe.each(entities.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
  test('every field is asked for once', () => {
    expect(
      partsOf(entity)
        .flatMap(({ names }) => names)
        .sort(),
    ).toEqual(Object.keys(entity.fields).sort())
  })

  test('its list begins with the columns it declares and says when a record changed', () => {
    const names = entityColumns(entity).map(({ name }) => name)
    expect(names.slice(0, entity.columns.length)).toEqual(entity.columns)
    expect(names.at(-1)).toBe('updatedAt')
  })

  test('its records have a name', () => {
    expect(titleField(entity)).toBeDefined()
  })
})
