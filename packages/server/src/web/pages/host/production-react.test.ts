import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtWeb } from '../../../platform/process/built-web.ts'

test('the server draws islands with the production edition of React, whatever NODE_ENV says', () => {
  const folder = join(builtWeb()?.site ?? '', 'server')
  const code = globSync('**/*.mjs', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(code.filter((text) => text.includes('exports.renderToString ='))).toHaveLength(1)
  expect(code.filter((text) => /from "react["/-]|process\.env\.NODE_ENV/.test(text))).toEqual([])
})
