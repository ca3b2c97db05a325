import { glob, readFile } from 'node:fs/promises'
import { phoneBelow } from '@pravesh/theme'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
/** Widths so close that they mean the same. */
const margin = 32

test('where a page changes between phone and wider screens it does so at the one width', async () => {
  const widths: string[] = []
  for await (const path of glob('**/*.{astro,css}', { cwd: root.pathname })) {
    const text = await readFile(new URL(path, root), 'utf8')
    for (const [, query = ''] of text.matchAll(/@media([^{]*)\{/g))
      for (const [, bound = '', width = ''] of query.matchAll(/\((min|max)-width: *(\d+)px\)/g))
        if (Math.abs(Number(width) - phoneBelow) <= margin) widths.push(`${bound} ${width}`)
  }
  expect(widths.length).toBeGreaterThan(8)
  expect(
    [...new Set(widths)].filter((width) => ![`min ${phoneBelow}`, `max ${phoneBelow - 1}`].includes(width)),
  ).toEqual([])
})
