import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import type { Message } from '@pravesh/messages/consoles'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useResourceContext } from 'react-admin'
import { useAct } from '../../api.ts'

type RestoreProps = { id: number; label?: Message; resource?: string; onDone?: () => void }

/** Button that brings a deleted enquiry back, which works for ten minutes after the deletion. */
export function RestoreEnquiry({ id, label = sharedTexts.restore, resource, onDone }: RestoreProps) {
  const ownResource = useResourceContext()
  const { act, busy } = useAct('enquiries', 'restore', { related: [resource ?? ownResource ?? 'enquiries'] })
  const { translate } = useTranslations()
  const restore = async () => {
    await act({ data: { ids: [id] } })
    onDone?.()
  }
  return (
    <Button
      size="small"
      loading={busy}
      onClick={(event) => {
        event.stopPropagation()
        void restore()
      }}
    >
      {translate(label)}
    </Button>
  )
}
