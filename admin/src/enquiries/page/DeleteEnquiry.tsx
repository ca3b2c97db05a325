import Delete from '@mui/icons-material/Delete'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import type { AdminEnquiry } from '@pravesh/contract'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useDelete, useNotify, useRedirect, useResourceContext } from 'react-admin'
import { withoutRemoval } from '../kinds.ts'
import { useDeletionNotice } from './use-deletion-notice.tsx'

/** Deletes the enquiry and leads back to the list, with a toast that can take the deletion back. */
export function DeleteEnquiry({ enquiry }: { enquiry: AdminEnquiry }) {
  const resource = useResourceContext() ?? 'enquiries'
  const target = withoutRemoval.has(resource) ? 'enquiries' : resource
  const [remove, { isPending }] = useDelete<AdminEnquiry>()
  const notify = useNotify()
  const notifyDeleted = useDeletionNotice()
  const redirect = useRedirect()
  const { translate } = useTranslations()
  const onSuccess = () => {
    notifyDeleted([enquiry.id])
    redirect('list', resource)
  }
  const onError = (error: unknown) => notify(formatUnknownError(error), { type: 'error' })
  return (
    <Button
      size="small"
      color="error"
      startIcon={<Delete />}
      loading={isPending}
      onClick={() => void remove(target, { id: enquiry.id, previousData: enquiry }, { onSuccess, onError })}
    >
      {translate(sharedTexts.delete)}
    </Button>
  )
}
