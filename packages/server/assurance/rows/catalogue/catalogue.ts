import { catalogueEndpoints } from '@pravesh/contract'
import { sql } from '../../../src/platform/db/drizzle.ts'
import { searchTerm } from '../../../src/platform/db/tables.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Row, Rows } from '../row.ts'

/** How many codes a scene has given away. */
const usedCodes = new WeakMap<Scene, number>()
/** A code of two digits that no record of the scene has: they are given away from 99 down, and the demo has those from 1 up. */
function freeCode(scene: Scene): string {
  const used = usedCodes.get(scene) ?? 0
  usedCodes.set(scene, used + 1)
  return String(99 - used)
}

/** An example may exist in the catalogue only once: its name, slug and code are replaced. */
function renewed(example: Record<string, unknown>, scene: Scene): Record<string, unknown> {
  const n = scene.next()
  return {
    ...('name' in example ? { name: `${String(example.name)} ${n}` } : {}),
    ...('url' in example ? { url: `${String(example.url)}-${n}` } : {}),
    ...('code' in example ? { code: freeCode(scene) } : {}),
  }
}

/** There is one mail for each event and language: the existing one is deleted first. */
async function freeSlot(scene: Scene, path: string, { event, language }: Record<string, unknown>): Promise<void> {
  if (event === undefined) return
  const all = await scene.make<{ id: number; event: unknown; language: unknown }[]>('admin', 'GET', path)
  const duplicates = all.filter((row) => row.event === event && row.language === language)
  for (const { id } of duplicates) await scene.make('admin', 'DELETE', `${path}?id=${id}`)
}

/** The declared catalogues: their rows follow from the declaration. */
const entityRows: Rows = Object.fromEntries(
  [...catalogueEndpoints.values()].flatMap(({ list, create, update, remove }) => {
    const example = create.example as Record<string, unknown>
    const body = (scene: Scene) => renewed(example, scene)
    const itemRow: Row = {
      as: 'admin',
      async names(scene) {
        await freeSlot(scene, list.path, example)
        const { id, updatedAt } = await scene.make<{ id: number; updatedAt: string }>('admin', 'POST', create.path, {
          ...example,
          ...body(scene),
        })
        return { body: { id }, extraFields: { updatedAt } }
      },
    }
    const rows: [string, Row][] = [
      [create.id, { as: 'admin', before: (scene) => freeSlot(scene, list.path, example) }],
      [update.id, { ...itemRow, body }],
      [
        remove.id,
        { ...itemRow, names: async (scene, owner) => ({ body: (await itemRow.names?.(scene, owner))?.body ?? {} }) },
      ],
    ]
    return rows
  }),
)

/** As the scheduled article was read: a cancellation names it. */
let articleUpdatedAt = ''

async function addScheduledArticle(scene: Scene): Promise<number> {
  const example = catalogueEndpoints.get('articles')?.create.example as Record<string, unknown>
  const schedule = { status: 'scheduled', publishAt: new Date(Date.now() + 86_400_000).toISOString() }
  const body = { ...example, ...renewed(example, scene), ...schedule }
  const { id, updatedAt } = await scene.make<{ id: number; updatedAt: string }>(
    'admin',
    'POST',
    '/admin/articles',
    body,
  )
  articleUpdatedAt = updatedAt
  return id
}

/** A text that enough visitors searched for today. */
async function addSearchTerm(scene: Scene): Promise<void> {
  const text = `schools near the lake ${scene.next()}`
  const searched = { hash: text, text, outcome: 'names' as const, count: 5, foundNothing: 0 }
  await scene.database.db.insert(searchTerm).values({ ...searched, day: sql`current_date` })
}

export const catalogueRows: Rows = {
  ...entityRows,
  'admin.search-term.list': { as: 'admin', before: addSearchTerm },
  'admin.search-synonym-try': { as: 'admin', query: { q: 'sarkari schools in pune' } },
  'admin.scheduled.list': { as: 'admin', before: addScheduledArticle },
  'admin.preview': {
    as: 'admin',
    names: async (scene) => ({ body: { record: await addScheduledArticle(scene) } }),
  },
  'admin.scheduled.cancel': {
    as: 'admin',
    names: async (scene) => ({ body: { record: await addScheduledArticle(scene) } }),
    body: () => ({ updatedAt: articleUpdatedAt }),
  },
}
