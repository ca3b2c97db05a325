import { readFile } from 'node:fs/promises'
import { endpointTable } from '@pravesh/contract'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from './document.ts'
import type { Operation, ResponseObject } from './shape.ts'
import { openApiFile, openApiText } from './write.ts'

const document = openApiDocument()
const operations = new Map(
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
)
function operation(id: string): Operation {
  const found = operations.get(id)
  if (!found) throw new Error(`The document has no ${id}`)
  return found
}
function responseOf(id: string, status: number): ResponseObject {
  const found = operation(id).responses[status]
  if (!found) throw new Error(`${id} has no answer ${status}`)
  const resolvedResponse =
    '$ref' in found ? document.components.responses[found.$ref.slice('#/components/responses/'.length)] : found
  if (!resolvedResponse) throw new Error(`${id} names an answer ${status} that is not there`)
  return resolvedResponse
}

test('the document holds every endpoint once, and lints without error or warning', async () => {
  expect([...operations.keys()].toSorted()).toEqual(endpointTable.map((e) => e.id).toSorted())
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'no-server-example.com': 'off', 'operation-4xx-response': 'error' },
  })
  const problems = await lintFromString({ source: openApiText(), config })
  expect(problems.map((p) => `${p.location[0]?.pointer}: ${p.message}`)).toEqual([])
  // Every example is held against its schema: long, on a small machine.
})

test('the committed file says what the code does', async () => {
  expect(await readFile(openApiFile, 'utf8'), 'run: npm run openapi').toBe(openApiText())
})

test('every body has an example that its schema accepts', () => {
  for (const e of endpointTable)
    if (e.body) expect([e.id, e.body.safeParse(e.example).error]).toEqual([e.id, undefined])
})

test('every parameter has an example that the server reads, and every answer one that it could give', () => {
  for (const e of endpointTable) {
    const { parameters } = operation(e.id)
    for (const schema of [e.params, e.query]) {
      if (!(schema instanceof z.ZodObject)) continue
      for (const [name, part] of Object.entries<z.ZodType>(schema.shape)) {
        const example = parameters.find((p) => p.name === name)?.example
        const sent = Array.isArray(example) ? example.join(',') : String(example)
        expect([e.id, name, part.safeParse(sent).error]).toEqual([e.id, name, undefined])
      }
    }
    if (e.file) continue
    const example = responseOf(e.id, e.status).content['application/json']?.example
    expect([e.id, e.answer.safeParse(example).error]).toEqual([e.id, undefined])
  }
})

test('says who may call, and which token it takes', () => {
  expect(operation('public.schools')).toMatchObject({ security: [], 'x-realm': 'public', 'x-owner': 'any' })
  expect(operation('buyer.faq.get')).toMatchObject({ security: [{ buyer: [] }], 'x-owner': 'institute' })
  expect(operation('student.documents').description).toContain('404')
  expect(Object.keys(document.components.securitySchemes)).toEqual(['student', 'buyer', 'admin'])
})

test('says what zod’s own writer leaves out: defaults of numbers, and that trimmed text is not empty', () => {
  const limit = operation('admin.board.list').parameters.find((p) => p.name === 'limit')
  expect(limit?.schema).toMatchObject({ default: 50, minimum: 1 })
  const { schema } = operation('open.student-signup').requestBody?.content['application/json'] ?? {}
  expect(schema?.properties?.name).toMatchObject({ minLength: 1, maxLength: 120 })
})

test('says in one way what may be null', () => {
  expect(JSON.stringify(document)).not.toMatch(/"type":\[/)
  expect(document.components.schemas.Application?.properties?.childName?.anyOf).toEqual([
    { type: 'string' },
    { type: 'null' },
  ])
})

test('says what files, raw bodies and waits are', () => {
  expect(Object.keys(responseOf('student.documents.file', 200).content)).toContain('application/pdf')
  expect(responseOf('student.documents.file', 200).headers).toHaveProperty('Content-Disposition')
  const signature = operation('open.payment.webhook').parameters.find((p) => p.name === 'X-Razorpay-Signature')
  expect(signature).toMatchObject({ in: 'header', required: true })
  expect(responseOf('open.student-login', 429).headers?.['Retry-After']).toMatchObject({ required: true })
  const codes = responseOf('open.student-login', 401).content['application/json']?.examples
  expect(codes?.INVALID_LOGIN).toMatchObject({ value: { code: 'INVALID_LOGIN', message: expect.any(String) } })
})
