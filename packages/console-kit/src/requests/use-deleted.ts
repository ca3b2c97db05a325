import { writeMessageOf } from '@pravesh/data-provider'
import { toast } from '@pravesh/theme'
import { useNotify, useResourceContext } from 'react-admin'

/** Longer than the plain toast: it lists the deleted parts, and takes a while to read. */
const maxPlainLength = 50

/** Reports a deletion with the server's message, which lists the deleted parts. */
export function useDeleted(): (result: unknown) => void {
  const notify = useNotify()
  const resource = useResourceContext()
  return (result) => {
    const message = writeMessageOf(result) ?? `resources.${resource}.notifications.deleted`
    notify(message, {
      type: 'info',
      messageArgs: { smart_count: 1 },
      ...(message.length > maxPlainLength && { autoHideDuration: toast.duration.medium }),
    })
  }
}
