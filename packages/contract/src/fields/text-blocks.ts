type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }

const bullet = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/
const heading = /^#{1,6}\s+/

// Each reads on to the next mark of its own and no further: a text full of open marks costs no more than another.
const marks = [
  /\[([^\][]+)\]\([^()\s]*\)/g,
  /\*\*([^*]+)\*\*/g,
  /__([^_]+)__/g,
  /`([^`]+)`/g,
  /(?<!\w)\*(?=\S)([^*]+)(?<=\S)\*(?!\w)/g,
  /(?<!\w)_(?=\S)([^_]+)(?<=\S)_(?!\w)/g,
]
/** Emphasis and links of Markdown as the plain words in them. */
const withoutMarks = (text: string) => marks.reduce((left, mark) => left.replace(mark, '$1'), text)

/** A text that an editor wrote, plainly or in Markdown, as headings, paragraphs and lists of plain words. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const part of text.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    let paragraph: string[] = []
    const close = () => {
      if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: withoutMarks(paragraph.join(' ')) })
      paragraph = []
    }
    for (const line of part.split('\n').filter((row) => row.trim())) {
      const last = blocks.at(-1)
      if (heading.test(line)) {
        close()
        blocks.push({ kind: 'heading', text: withoutMarks(line.replace(heading, '').trim()) })
      } else if (bullet.test(line)) {
        const ordered = /^\s*\d/.test(line)
        const item = withoutMarks(line.replace(bullet, '').trim())
        if (last?.kind === 'list' && last.ordered === ordered && paragraph.length === 0) last.items.push(item)
        else {
          close()
          blocks.push({ kind: 'list', ordered, items: [item] })
        }
      } else paragraph.push(line.trim())
    }
    close()
  }
  return blocks
}
