import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarkdownPreview } from './MarkdownPreview.tsx'

const htmlOf = (text: string, plain = false) => render(<MarkdownPreview text={text} plain={plain} />).container

test('tables, pictures and struck words are drawn as on the page', () => {
  const page = htmlOf('| Class | Fee |\n|---|---|\n| 1 | ~~900~~ 800 |\n\n![A library](https://x.in/a.jpg)')
  expect([...page.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual(['Class', 'Fee'])
  expect([...page.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['1', '900 800'])
  expect(page.querySelector('del')?.textContent).toBe('900')
  const picture = page.querySelector('img')
  expect([picture?.getAttribute('src'), picture?.alt]).toEqual(['https://x.in/a.jpg', 'A library'])
})

test('a picture of this site is drawn, and one without a protocol is not', () => {
  const sources = [...htmlOf('![a](/files/a.webp) ![b](//x.in/b.jpg)').querySelectorAll('img')].map((picture) =>
    picture.getAttribute('src'),
  )
  expect(sources).toEqual(['/files/a.webp', null])
})

test('nothing that is typed runs', () => {
  const page = htmlOf(
    '<script>alert(1)</script>\n\n<b onclick="x()">Bold</b> words ![x](javascript:alert(1)) [y](javascript:alert(1))',
  )
  expect(page.querySelector('script, b')).toBeNull()
  expect(page.innerHTML).not.toContain('javascript:')
  expect(page.textContent).toContain('Bold words')
})

test('a field whose page shows plain words is drawn so', () => {
  const page = htmlOf('## Papers\n\nOne **paper**\n\n- Physics\n- [Chemistry](https://x.in)', true)
  expect(page.querySelector('strong, a')).toBeNull()
  expect(page.querySelector('h5')?.textContent).toBe('Papers')
  expect([...page.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['Physics', 'Chemistry'])
})
