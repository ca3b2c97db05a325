import Restore from '@mui/icons-material/Restore'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { DeleteSelected } from '@pravesh/console-kit/list/selection/DeleteSelected'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useListContext } from 'react-admin'
import { useAct } from '../../api.ts'
import { useDeletionNotice } from '../page/use-deletion-notice.tsx'

/** Buttons for the selected enquiries: deletes them, with a toast that can restore them; on the tab of the deleted, restores them. */
export function EnquiryBulkActions() {
  const { filterValues, selectedIds, onUnselectItems, resource } = useListContext()
  const restore = useAct('enquiries', 'restore', { related: [resource] })
  const notifyDeleted = useDeletionNotice()
  const { translate } = useTranslations()
  if (!filterValues.deleted)
    return <DeleteSelected warning={translate(inboxTexts.forTenMinutesTheyCan)} onDeleted={notifyDeleted} />
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
