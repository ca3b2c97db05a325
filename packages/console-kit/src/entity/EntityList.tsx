import { useMemo } from 'react'
import { entityLabel, entityPlural } from '../language/declared-messages.ts'
import { inSentence } from '../language/in-sentence.ts'
import { useTranslations } from '../language/translations.ts'
import { ListPage } from '../list/ListPage.tsx'
import { entityColumns } from './entity-columns.tsx'
import { filtersOf, perPageOf, type ScreenEntity } from './screen-entity.ts'

/** The generated list of a declaration: 50 a page, 300 of places, with its filters. */
export function EntityList({ entity }: { entity: ScreenEntity }) {
  const { text, translate } = useTranslations()
  const { columns, filters } = useMemo(() => ({ columns: entityColumns(entity), filters: filtersOf(entity) }), [entity])
  return (
    <ListPage
      plural={entityPlural(entity)}
      add={text('console.addOne', { what: inSentence(translate(entityLabel(entity))) })}
      columns={columns}
      filters={filters}
      perPage={perPageOf(entity)}
      above={entity.above}
      bulkActions={entity.bulkActions}
      actions={entity.listActions}
      sort={{ field: entity.sort, order: entity.descending ? 'DESC' : 'ASC' }}
    />
  )
}
