import Restore from '@mui/icons-material/Restore'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { DeleteSelected } from '@pravesh/console-kit/list/selection/DeleteSelected'
import { settableStates } from '@pravesh/contract'
import { EnquiryBulk } from '@pravesh/institute-screens/enquiry/bulk/EnquiryBulk'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useListContext } from 'react-admin'
import { useAct } from '../../api.ts'
import { useDeletionNotice } from '../page/use-deletion-notice.tsx'
import { useStaff } from '../staff.ts'

/** Buttons for the selected enquiries: changes them, deletes them, with a toast that can restore them; on the tab of the deleted, restores them. */
export function EnquiryBulkActions() {
  const { filterValues, selectedIds, onUnselectItems, resource } = useListContext()
  const restore = useAct('enquiries', 'restore', { related: [resource] })
  const remark = useAct('enquiries', 'remark', { related: [resource] })
  const { staff } = useStaff()
  const notifyDeleted = useDeletionNotice()
  const { translate } = useTranslations()
  if (!filterValues.deleted)
    return (
      <>
        <EnquiryBulk
          actions={['assign', 'status', 'follow-up', 'read', 'spam']}
          states={settableStates}
          people={staff}
          // Any change marks as read, which is the only one of its kind here.
          change={({ id, updatedAt }, change) =>
            remark.call({
              id,
              data: { ...('unread' in change ? { unread: false } : change), updatedAt, withoutContact: true },
            })
          }
          readAgain={remark.readAgain}
        />
        <DeleteSelected warning={translate(inboxTexts.forTenMinutesTheyCan)} onDeleted={notifyDeleted} />
      </>
    )
  const restoreSelected = async () => {
    const result = await restore.act({ data: { ids: selectedIds.map(Number) } })
    if ('response' in result) onUnselectItems()
  }
  return (
    <Button size="small" startIcon={<Restore />} loading={restore.busy} onClick={() => void restoreSelected()}>
      {translate(sharedTexts.restore)}
    </Button>
  )
}
