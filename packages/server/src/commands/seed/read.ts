import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const file = (name: string) => readFile(new URL(`./data/${name}`, import.meta.url), 'utf8')

/** Rows of a seed file, each column a string; empty cells are ''. */
export async function readRows<const C extends string>(name: string, ..._columns: C[]): Promise<Record<C, string>[]> {
  const rows: unknown = parse(await file(name), { columns: true })
  return z
    .array(z.record(z.string(), z.string()))
    .parse(rows)
    .map((row) => row as Record<C, string>)
}

/** Hindi texts of a seed file's rows, by the slug of the row. */
export async function readHindi<const C extends string>(
  name: string,
  ...columns: C[]
): Promise<ReadonlyMap<string, Record<C | 'slug', string>>> {
  const rows = await readRows<C | 'slug'>(`hindi/${name}`, 'slug', ...columns)
  return new Map(rows.map((row) => [row.slug, row]))
}

const articleRow = z.strictObject({
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  excerpt: z.string(),
  body_markdown: z.string(),
})
/** The content of a seed file in JSON, not checked. */
export const readJson = async (name: string): Promise<unknown> => JSON.parse(await file(name))

export const readArticles = async () => z.array(articleRow).parse(await readJson('articles.json'))

const firstSentence = /^[^।]*।/

/** An article in Hindi: a heading, a line of tags and the body, whose first sentence is the excerpt, as in English. */
export async function readHindiArticle(slug: string) {
  const [heading = '', tags = '', ...paragraphs] = (await file(`hindi/articles/${slug}.md`)).trim().split('\n\n')
  const body = paragraphs.join('\n\n')
  return {
    title: heading.replace('# ', ''),
    tags: tags.replace('टैग: ', '').split(', '),
    excerpt: firstSentence.exec(body)?.[0] ?? body,
    body,
  }
}

export const list = (cell: string): string[] => cell.split(';').filter((part) => part !== '')
export const orNull = (cell: string): string | null => (cell === '' ? null : cell)
