import { useTranslations } from '@pravesh/console-kit'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { declineBody } from '@pravesh/contract'
import { paymentTexts } from '@pravesh/messages/screens/people/payments'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { TextInput } from 'react-admin'
import { useAct } from '../../api.ts'
import { DecisionDialog } from '../accounts/DecisionDialog.tsx'

const begin = { reason: '' }
const resolver = formResolver(declineBody, ({ reason }) => ({ reason: reason ?? '' }))

/** Refuses a refund that a colleague asked for, with a reason for colleagues. */
export function DeclineDialog({ refund, onClose }: { refund: number; onClose: () => void }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('refunds', 'decline', { fields: ['reason'], related: ['payments'] })
  return (
    <DecisionDialog
      title={translate(paymentTexts.refuseRefund)}
      submit={translate(paymentTexts.refuseRefund)}
      consequence={translate(paymentTexts.noMoneyGoesBack)}
      busy={busy}
      record={begin}
      resolver={resolver}
      onClose={onClose}
      send={({ reason }) => act({ id: refund, data: { reason: String(reason ?? '') } })}
    >
      <TextInput
        source="reason"
        label={translate(sharedTexts.reason)}
        helperText={false}
        multiline
        minRows={2}
        isRequired
        fullWidth
      />
    </DecisionDialog>
  )
}
