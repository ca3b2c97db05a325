import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApiDocument } from './document.ts'

/** Writes the committed OpenAPI file. A test fails while it differs from the endpoint table. */
export const openApiFile = fileURLToPath(new URL('../../../../../docs/openapi.json', import.meta.url))
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 1)}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(openApiFile, openApiText())
  console.log('Wrote docs/openapi.json')
}
