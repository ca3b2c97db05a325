import { useTranslations } from '@pravesh/console-kit'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { accountRequestBody } from '@pravesh/contract'
import { paymentTexts } from '@pravesh/messages/screens/people/payments'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { TextInput } from 'react-admin'
import { useAct } from '../../api.ts'
import { DecisionDialog } from '../accounts/DecisionDialog.tsx'

const begin = { reason: '' }
const resolver = formResolver(accountRequestBody, ({ reason }) => ({ reason: reason ?? '' }))

/** Asks a second person, with a reason for colleagues, to allow the opening of an account for refunds. */
export function AskAccountDialog({ refund, onClose }: { refund: number; onClose: () => void }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('refunds', 'ask', { fields: ['reason'], related: ['payments'] })
  return (
    <DecisionDialog
      title={translate(paymentTexts.askToOpenTheAccount)}
      submit={translate(paymentTexts.askToOpenTheAccount)}
      consequence={translate(paymentTexts.thisShowsTheWholeAccount)}
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
