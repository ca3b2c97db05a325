import type { FieldKind } from '@pravesh/contract'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import type { ScreenEntity } from './screen-entity.ts'

/** Fields of every published record: in a part of their own. */
const publication = ['status', 'publishAt', 'unpublishAt', 'publishedAt']
const forSearchEngines = ['seoTitle', 'seoDescription', 'seoImage', 'noindex']
const long: readonly FieldKind[] = ['longText', 'markdown', 'rows']

type EntityPart = { title: ConsoleKey; names: string[] }

/** The fields of a declaration in the parts its form is set in; an empty part is left out. */
export function partsOf({ fields }: Pick<ScreenEntity, 'fields'>): EntityPart[] {
  const names = Object.keys(fields)
  const separateNames = new Set([...publication, ...forSearchEngines])
  const mainNames = names.filter((name) => !separateNames.has(name))
  const isLong = (name: string) => long.includes(fields[name]?.kind ?? 'text')
  const crowded = mainNames.length > 8
  const parts: EntityPart[] = [
    { title: 'form.basics', names: mainNames.filter((name) => !crowded || !isLong(name)) },
    { title: 'form.details', names: mainNames.filter((name) => crowded && isLong(name)) },
    { title: 'form.publication', names: names.filter((name) => publication.includes(name)) },
    { title: 'form.forSearch', names: names.filter((name) => forSearchEngines.includes(name)) },
  ]
  return parts.filter((part) => part.names.length > 0)
}
