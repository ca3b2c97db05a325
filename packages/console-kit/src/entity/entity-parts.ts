import type { Entity, FieldKind } from '@pravesh/contract'

/** What every published thing carries: set apart, in a part of its own. */
const publication = ['status', 'publishAt', 'publishedAt']
const forSearchEngines = ['seoTitle', 'seoDescription', 'seoImage', 'noindex']
const long: readonly FieldKind[] = ['longText', 'markdown', 'rows']

export type EntityPart = { title: string; names: string[] }

/** The fields of a declaration in the parts its form is set in; an empty part is left out. */
export function partsOf({ fields }: Entity): EntityPart[] {
  const names = Object.keys(fields)
  const apart = new Set([...publication, ...forSearchEngines])
  const own = names.filter((name) => !apart.has(name))
  const isLong = (name: string) => long.includes(fields[name]?.kind ?? 'text')
  const crowded = own.length > 8
  return [
    { title: 'Basics', names: own.filter((name) => !crowded || !isLong(name)) },
    { title: 'Text and details', names: own.filter((name) => crowded && isLong(name)) },
    { title: 'Publication', names: names.filter((name) => publication.includes(name)) },
    { title: 'Search engines and sharing', names: names.filter((name) => forSearchEngines.includes(name)) },
  ].filter((part) => part.names.length > 0)
}
