import { readFile } from 'node:fs/promises'
import { endpointTable } from '@pravesh/contract'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openApiDocument } from './document.ts'
import { openApiFile, openApiText } from './write.ts'

test('the document holds every endpoint once, and lints without error', async () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> }
  const operations = Object.values(paths).flatMap((path) => Object.values(path).map((o) => o.operationId))
  expect(operations.toSorted()).toEqual(endpointTable.map((e) => e.id).toSorted())
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'no-server-example.com': 'off', 'operation-4xx-response': 'error' },
  })
  const problems = await lintFromString({ source: openApiText(), config })
  expect(problems.filter((p) => p.severity === 'error').map((p) => `${p.location[0]?.pointer}: ${p.message}`)).toEqual(
    [],
  )
})

test('the committed file says what the code does', async () => {
  expect(await readFile(openApiFile, 'utf8'), 'run: npm run openapi').toBe(openApiText())
})

test('every body has an example that its schema accepts', () => {
  for (const e of endpointTable)
    if (e.body) expect([e.id, e.body.safeParse(e.example).error]).toEqual([e.id, undefined])
})
