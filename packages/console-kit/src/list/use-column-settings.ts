import { useResourceContext, useStore } from 'react-admin'
import type { ListColumn } from './columns.ts'

/** Hidden columns and their order as react-admin's DataTable reads them from its store, with setters. */
export function useColumnSettings(columns: readonly ListColumn[]) {
  const storeKey = `${useResourceContext()}.datatable`
  const hiddenByDefault = columns.filter(({ hidden }) => hidden).map(({ name }) => name)
  const [hiddenColumns, setHiddenColumns] = useStore<string[]>(storeKey, hiddenByDefault)
  const [ranks, setRanks] = useStore<number[] | undefined>(`${storeKey}_columnRanks`)
  // A stored order may be older than the columns: those that it lacks follow, those that are no more are left out.
  const indices = columns.map((_, index) => index)
  const order = [...new Set([...(ranks ?? []), ...indices])].filter((index) => index < columns.length)
  const isHidden = (name: string) => hiddenColumns.includes(name)
  return {
    ordered: order.flatMap((index) => columns[index] ?? []),
    isHidden,
    toggle: (name: string) =>
      setHiddenColumns(isHidden(name) ? hiddenColumns.filter((hidden) => hidden !== name) : [...hiddenColumns, name]),
    move: (from: number, to: number) => {
      const rest = order.toSpliced(from, 1)
      setRanks(rest.toSpliced(to, 0, ...order.slice(from, from + 1)))
    },
    reset: () => {
      setRanks(undefined)
      setHiddenColumns(hiddenByDefault)
    },
  }
}
