import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { toast } from '@pravesh/theme'
import { type Identifier, useNotify, useResourceContext } from 'react-admin'
import { useAct } from '../../api.ts'

/** Notifies that enquiries were deleted, with a button that restores them. */
export function useDeletionNotice(): (ids: readonly Identifier[]) => void {
  const resource = useResourceContext() ?? 'enquiries'
  const restore = useAct('enquiries', 'restore', { related: [resource] })
  const notify = useNotify()
  const { translate } = useTranslations()
  return (ids) =>
    notify(
      <>
        {translate(inboxTexts.enquiryDeletedSuccessfully)}{' '}
        <Button color="inherit" size="small" onClick={() => void restore.act({ data: { ids: ids.map(Number) } })}>
          {translate(inboxTexts.undo)}
        </Button>
      </>,
      { type: 'info', autoHideDuration: toast.duration.long },
    )
}
