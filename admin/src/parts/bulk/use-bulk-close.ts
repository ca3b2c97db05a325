import { type Identifier, useListContext } from 'react-admin'

/**
 * Closes the dialog of a bulk action: the records that nothing was done to stay selected, and the list is read again. Without ids nothing
 * was run.
 */
export function useBulkClose(close: () => void): (failedIds?: readonly Identifier[]) => void {
  const { onSelect, refetch } = useListContext()
  return (failedIds) => {
    close()
    if (failedIds === undefined) return
    onSelect([...failedIds])
    void refetch?.()
  }
}
