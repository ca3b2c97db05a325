import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

test('headings get ids, repeated ones too, and make the contents', () => {
  const { html, contents } = renderMarkdown('## Fees\n\ntext\n\n## Fees\n\n# Dates')
  expect(contents.map((c) => c.id)).toEqual(['fees', 'fees-2', 'dates'])
  expect(html).toContain('<h2 id="fees">Fees</h2>')
  expect(html).not.toContain('<h1')
})

test('headings in Hindi get an id each', () => {
  const { html, contents } = renderMarkdown('## शुल्क\n\n### तारीख़\n\n## दस्तावेज़')
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(3)
  expect(contents.map(({ id }) => id)).toEqual([ids[0], ids[2]])
})

test.each([
  ['<script>alert(1)</script>ok', 'script'],
  ['<img src=x onerror=alert(1)>', 'onerror'],
  ['[x](javascript:alert(1))', 'javascript:'],
  ['<a href="//evil.example">x</a>', '//evil.example'],
  ['<iframe src="https://evil.example"></iframe>', 'iframe'],
  ['<p style="color:red">x</p>', 'style='],
  ['## <img src=x onerror=alert(1)> x', 'onerror'],
])('%s does not reach the page', (markdown, removedText) => {
  expect(renderMarkdown(markdown).html).not.toContain(removedText)
})
