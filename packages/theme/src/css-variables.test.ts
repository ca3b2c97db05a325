import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { cssVariables } from './css-variables.ts'

// The formatter breaks long lines, so that only the words are compared.
const collapseSpaces = (css: string) => css.replace(/\s+/g, ' ').trim()

it('is what tokens.css holds: run `pnpm tokens` after a change', async () => {
  expect(collapseSpaces(await readFile(new URL('../tokens.css', import.meta.url), 'utf8'))).toBe(
    collapseSpaces(cssVariables()),
  )
})

it('names each colour for both modes and lets data-theme decide', () => {
  const css = cssVariables()
  expect(css).toContain('--peacock: light-dark(#005461, #79cdd0);')
  expect(css).toContain('--gulabi-tint: light-dark(')
  expect(css).toContain(':root[data-theme="dark"] {\n  color-scheme: dark;')
})
