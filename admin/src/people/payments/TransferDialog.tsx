import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { transferBody } from '@pravesh/contract'
import { paymentTexts } from '@pravesh/messages/screens/people/payments'
import { TextInput } from 'react-admin'
import { useAct } from '../../api.ts'

const begin = { bankReference: '' }
const resolver = formResolver(transferBody, ({ bankReference }) => ({ bankReference: bankReference ?? '' }))

/** Takes the bank's number of a transfer by which a refund was paid. */
export function TransferDialog({ refund, onClose }: { refund: number; onClose: () => void }) {
  const { translate, translateSentence } = useTranslations()
  const { busy, act } = useAct('refunds', 'record', { fields: ['bankReference'], related: ['payments'] })
  return (
    <FormDialog
      title={translate(paymentTexts.recordTheTransfer)}
      submit={translate(paymentTexts.recordTheTransfer)}
      busy={busy}
      record={begin}
      resolver={resolver}
      onClose={onClose}
      onSubmit={async ({ bankReference }) => {
        const result = await act({ id: refund, data: { bankReference: String(bankReference ?? '') } })
        if ('response' in result) {
          onClose()
          return undefined
        }
        const { errors } = result.failure.error
        return Object.fromEntries(errors.map(({ field, message }) => [field, translateSentence(message)]))
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate(paymentTexts.onlyAfterTheBankHas)}
      </Typography>
      <TextInput
        source="bankReference"
        label={translate(paymentTexts.bankReference)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
        helperText={false}
        isRequired
      />
    </FormDialog>
  )
}
