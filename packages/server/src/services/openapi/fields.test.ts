import { expect, test } from 'vitest'
import { openApiDocument } from './document.ts'
import type { Content, Schema } from './shape.ts'

const document = openApiDocument()

type DescribedProperty = { at: string; description: string | undefined }
/** Every property of a schema, with its description. */
function properties(path: string, schema: Schema): DescribedProperty[] {
  const { items, additionalProperties, anyOf = [], allOf = [] } = schema
  const parts = [items, additionalProperties, ...anyOf, ...allOf].filter((part) => typeof part === 'object')
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
      { at: `${path}.${name}`, description: part.description },
      ...properties(`${path}.${name}`, part),
    ]),
    ...parts.flatMap((part) => properties(path, part)),
  ]
}
const contents = (path: string, content: Content = {}) =>
  Object.values(content).flatMap(({ schema }) => properties(path, schema))

const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const all: DescribedProperty[] = [
  ...operations.flatMap(({ operationId, parameters, requestBody, responses }) => [
    ...parameters.map(({ name, in: where, description }) => ({ at: `${operationId} ${where} ${name}`, description })),
    ...contents(`${operationId} body`, requestBody?.content),
    ...Object.values(responses).flatMap((response) =>
      'content' in response ? contents(`${operationId} answer`, response.content) : [],
    ),
  ]),
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => properties(name, schema)),
  ...Object.entries(document.components.responses).flatMap(([name, response]) => contents(name, response.content)),
]

test('every parameter and every property of a body or an answer says what it means', () => {
  expect(all.length).toBeGreaterThan(5_000)
  expect(all.flatMap(({ at: path, description }) => (description ? [] : [path]))).toEqual([])
})

test('a description is one line, and its last sentence has no full stop: pages and tables set their own', () => {
  expect(all.filter(({ description = '' }) => /[\n.]$|\n/.test(description)).map(({ at: path }) => path)).toEqual([])
})
