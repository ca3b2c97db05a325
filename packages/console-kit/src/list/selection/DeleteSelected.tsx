import Delete from '@mui/icons-material/Delete'
import Button from '@mui/material/Button'
import { PartialDeletion } from '@pravesh/data-provider'
import { lazy, Suspense, useState } from 'react'
import {
  type Identifier,
  useBulkDeleteController,
  useCanAccess,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin'
import { formatUnknownError } from '../../language/error-messages.ts'
import { useDeleted } from '../../requests/use-deleted.ts'

const DeleteSelectedDialog = lazy(async () => ({
  default: (await import('./DeleteSelectedDialog.tsx')).DeleteSelectedDialog,
}))

type DeleteSelectedProps = {
  /** The effect named in the confirmation, if the records are not deleted for good. */
  warning?: string
  /** Notifies that these were deleted, in place of the toast with the server's sentence. */
  onDeleted?: (ids: readonly Identifier[]) => void
}

/**
 * Button that deletes the selected records after a confirmation. A failure is notified in the server's sentence, and the records that
 * it is about stay selected.
 */
export function DeleteSelected({ warning, onDeleted }: DeleteSelectedProps) {
  const { resource, selectedIds, setPage, onSelect, onUnselectItems, refetch } = useListContext()
  const { canAccess: canDelete = false } = useCanAccess({ resource, action: 'delete' })
  const notify = useNotify()
  const [open, setOpen] = useState(false)
  const translate = useTranslate()
  const notifyDeleted = useDeleted()
  const { handleDelete, isPending } = useBulkDeleteController({
    mutationMode: 'pessimistic',
    mutationOptions: {
      onSuccess: (result: unknown) => {
        if (onDeleted) onDeleted(selectedIds)
        else notifyDeleted(result)
        onUnselectItems(true)
        setPage(1)
        // react-admin takes the rows out of the page that it has: the rows after them are read now.
        void refetch?.()
      },
      onError: (error: unknown) => {
        notify(formatUnknownError(error), { type: 'error' })
        if (error instanceof PartialDeletion) onSelect(selectedIds.filter((id) => !error.deletedIds.includes(id)))
        void refetch?.()
      },
      onSettled: () => setOpen(false),
    },
  })
  if (!canDelete) return null
  return (
    <>
      <Button size="small" color="error" startIcon={<Delete />} onClick={() => setOpen(true)}>
        {translate('ra.action.delete')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DeleteSelectedDialog
            ids={selectedIds}
            pending={isPending}
            {...(warning !== undefined && { warning })}
            onConfirm={handleDelete}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
