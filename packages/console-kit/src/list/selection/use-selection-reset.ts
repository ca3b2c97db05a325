import { useEffect, useRef } from 'react'
import { useListContext } from 'react-admin'

/** Ends the selection when the filters change: selected rows then always match the filters. */
export function useSelectionReset(): void {
  const { filterValues, onUnselectItems } = useListContext()
  const filters = JSON.stringify(filterValues)
  const current = useRef(filters)
  useEffect(() => {
    if (current.current === filters) return
    current.current = filters
    onUnselectItems()
  }, [filters, onUnselectItems])
}
