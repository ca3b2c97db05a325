import { Column, is, PgDialect, SQL, sql } from '../../../platform/db/drizzle.ts'
import { type FacetSpec, facetOf, type Listed } from '../kinds/kind.ts'

const dialect = new PgDialect({ casing: 'snake_case' })
const renderSql = (part: SQL): string => dialect.sqlToQuery(part.inlineParams()).sql
/** Columns by their name in the database, in the order in which a statement speaks of them. */
export function columnsIn(part: unknown): string[] {
  if (is(part, Column)) return [renderSql(sql`${part}`).replace(/^.*\."(\w+)"$/, '$1')]
  return is(part, SQL) ? part.queryChunks.flatMap(columnsIn) : []
}
const countedColumn = (facet: FacetSpec): SQL => facet.counted ?? sql`${facet.column}`

/** Facets with tallies: no slug-only parts, and none that depend on the day. */
const tallied = ({ facets }: Listed): FacetSpec[] => facets.filter((f) => f.role !== 'slug' && !f.ofToday)
/** The columns that these facets, of those that tallies know, are counted by. */
export const talliedColumns = (listed: Listed, predicate: (facet: FacetSpec) => boolean = () => true): string[] => [
  ...new Set(
    tallied(listed)
      .filter(predicate)
      .flatMap((facet) => [facet.column, countedColumn(facet)].flatMap(columnsIn)),
  ),
]

/** Every value of a row of one kind; the row is the function's argument, named as its table. */
function valuesText(listed: Listed): string {
  const facets = tallied(listed)
  const single = facets.filter((f) => !f.list).map((f) => `('${f.name}', (${renderSql(countedColumn(f))})::text)`)
  const lists = facets
    .filter((f) => f.list)
    .map((f) => `  UNION ALL SELECT '${f.name}', v::text FROM unnest(${renderSql(countedColumn(f))}) AS v`)
  return [
    '  SELECT * FROM (VALUES',
    `    ${["('total', '')", ...single].join(',\n    ')}`,
    '  ) AS one (facet, value) WHERE value IS NOT NULL',
    ...lists,
  ].join('\n')
}
function scopeText(listed: Listed, names: readonly string[]): string {
  const facets = names.flatMap((name) => facetOf(listed, name) ?? [])
  const lists = facets.filter((f) => f.list).map((f) => `unnest(${renderSql(countedColumn(f))}) AS ${f.name}_held`)
  const parts = facets.map((f) => `'${f.name}:' || ${f.list ? `${f.name}_held` : renderSql(countedColumn(f))}`)
  return `SELECT ${parts.join(" || ' ' || ") || "''"}${lists.length > 0 ? ` FROM ${lists.join(', ')}` : ''}`
}
function scopesText(listed: Listed): string {
  const scopes = (listed.scopes ?? []).map((names) => scopeText(listed, names))
  return `  SELECT scope FROM (\n    ${scopes.join('\n    UNION ALL ')}\n  ) AS every (scope) WHERE scope IS NOT NULL`
}

/** The database function for the tallies of a kind: name, parameters and result, and body. */
export function tallyFunctions(listed: Listed) {
  const { kind } = listed
  const row = `${kind} ${kind}`
  return [
    { name: `listing_${kind}_scopes`, takes: row, answers: 'SETOF text', body: scopesText(listed) },
    { name: `listing_${kind}_values`, takes: row, answers: 'TABLE (facet text, value text)', body: valuesText(listed) },
    {
      name: `listing_${kind}_counted`,
      takes: '',
      answers: 'text',
      body: `  SELECT '${['status', ...talliedColumns(listed)].join(', ')}'`,
    },
  ]
}
