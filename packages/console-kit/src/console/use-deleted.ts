import { saidOf } from '@pravesh/data-provider'
import { toast } from '@pravesh/theme'
import { useNotify, useResourceContext } from 'react-admin'

/** Longer than the plain toast: it says what went along, and takes a while to read. */
const plain = 50

/** Says that a deletion is done, in the words of the server: they name what went along. */
export function useDeleted(): (result: unknown) => void {
  const notify = useNotify()
  const resource = useResourceContext()
  return (result) => {
    const said = saidOf(result) ?? `resources.${resource}.notifications.deleted`
    notify(said, {
      type: 'info',
      messageArgs: { smart_count: 1 },
      ...(said.length > plain && { autoHideDuration: toast.duration.medium }),
    })
  }
}
