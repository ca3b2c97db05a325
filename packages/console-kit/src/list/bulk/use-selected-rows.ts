import { type RaRecord, useGetMany, useListContext } from 'react-admin'
import { maxBulk } from './use-bulk.ts'

/** The selected records of a list, those of its other pages included: fewer than are selected until those were read. */
export function useSelectedRows<Row extends RaRecord>(): Row[] {
  const { resource, selectedIds, data = [] } = useListContext<Row>()
  const missing = selectedIds.filter((id) => !data.some((row) => row.id === id))
  const enabled = missing.length > 0 && selectedIds.length <= maxBulk
  const { data: others = [] } = useGetMany<Row>(resource, { ids: missing }, { enabled })
  const rows = [...data, ...others]
  return selectedIds.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
