import { expect, it } from 'vitest'
import { textBlocks } from './text-blocks.ts'

it('reads paragraphs, headings and lists', () => {
  expect(textBlocks('## Papers\nOne **paper**\nof three hours.\n\n- Physics\n- Chemistry\n\n1. Apply\n2. Pay')).toEqual(
    [
      { kind: 'heading', text: 'Papers' },
      { kind: 'paragraph', text: 'One paper of three hours.' },
      { kind: 'list', ordered: false, items: ['Physics', 'Chemistry'] },
      { kind: 'list', ordered: true, items: ['Apply', 'Pay'] },
    ],
  )
})

it('leaves the words of links and emphasis, and what only looks like them', () => {
  expect(textBlocks('See [the site](https://x.in). 2 * 3 * 4, _soft_, snake_case_name.')).toEqual([
    { kind: 'paragraph', text: 'See the site. 2 * 3 * 4, soft, snake_case_name.' },
  ])
})

it('has no blocks for no text', () => {
  expect(textBlocks(' \n\n ')).toEqual([])
})
