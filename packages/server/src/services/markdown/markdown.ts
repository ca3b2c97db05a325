import slugify from '@sindresorhus/slugify'
import { Marked } from 'marked'
import sanitize from 'sanitize-html'

const allowed: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'del',
    'code',
    'pre',
    'br',
    'hr',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    h2: ['id'],
    h3: ['id'],
    th: ['scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: { img: sanitize.simpleTransform('img', { loading: 'lazy' }) },
}

export type Rendered = { html: string; contents: { id: string; text: string }[] }

/** Markdown as sanitised HTML, one heading level down (the page has the h1), with ids and a table of contents of the h2. */
export function renderMarkdown(markdown: string): Rendered {
  const contents: Rendered['contents'] = []
  const ids = new Set<string>()
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const text = sanitize(inner, { allowedTags: [], allowedAttributes: {} })
        const level = Math.min(4, Math.max(2, depth))
        // Of a heading in Devanagari nothing is left of a slug.
        const slug = slugify(text) || 'part'
        const id = ids.has(slug) ? `${slug}-${ids.size + 1}` : slug
        ids.add(id)
        if (level === 2) contents.push({ id, text })
        return `<h${level} id="${id}">${inner}</h${level}>\n`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { html: sanitize(html, allowed), contents }
}
