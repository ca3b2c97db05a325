import type { Entity } from '@pravesh/contract'
import { useMemo } from 'react'
import { useWords } from '../language/words.ts'
import { ListPage } from '../list/ListPage.tsx'
import { defaultPageSize } from '../list/page-size.ts'
import { entityColumns } from './entity-columns.tsx'

/** The generated list of a declared catalogue: 50 a page, 300 of places, narrowed by its references and choices. */
export function EntityList({ entity }: { entity: Entity }) {
  const { text, say } = useWords()
  const { columns, filters } = useMemo(() => {
    const narrowing = Object.entries(entity.fields).filter(([, { kind }]) => kind === 'reference' || kind === 'choice')
    return { columns: entityColumns(entity), filters: Object.fromEntries(narrowing) }
  }, [entity])
  return (
    <ListPage
      plural={{ declared: entity.plural }}
      add={text('console.addOne', { what: say(entity.label).toLowerCase() })}
      columns={columns}
      filters={filters}
      perPage={defaultPageSize(entity)}
      sort={{ field: entity.sort, order: 'ASC' }}
    />
  )
}
