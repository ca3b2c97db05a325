import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { refundBody, type StaffPaymentDetails } from '@pravesh/contract'
import { formatPaise } from '@pravesh/messages'
import { paymentTexts } from '@pravesh/messages/screens/people/payments'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { BooleanInput, RadioButtonGroupInput, TextInput } from 'react-admin'
import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form'
import { useAct } from '../../api.ts'
import { parsePaise } from './rupees.ts'
import { Sums } from './Sums.tsx'

const begin = { scope: 'all', amount: '', reason: '', withdraw: true }
const checks = formResolver(refundBody.pick({ reason: true }), ({ reason }) => ({ reason: reason ?? '' }))

/** The amount of a partial refund; the effect on the application is preset with the choice, and can be changed after it. */
function Inputs({ payment }: { payment: StaffPaymentDetails }) {
  const { translate, language } = useTranslations()
  const { setValue, register } = useFormContext()
  // Registered before the reason: of two invalid fields the first gets the focus, also if the amount is rendered later.
  register('amount')
  const isPart = useWatch({ name: 'scope' }) === 'part'
  const { withdrawable, sums } = payment
  const scopes = [
    { id: 'all', name: `${translate(paymentTexts.allThatIsLeft)}: ${formatPaise(sums.left, language)}` },
    { id: 'part', name: translate(paymentTexts.aPart) },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
      <RadioButtonGroupInput
        source="scope"
        label={translate(paymentTexts.howMuchGoesBack)}
        choices={scopes}
        row={false}
        helperText={false}
        onChange={(event) => setValue('withdraw', (event as { target?: { value: string } }).target?.value !== 'part')}
      />
      {isPart && (
        <TextInput
          source="amount"
          label={translate(paymentTexts.amountInRupees)}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          helperText={false}
          isRequired
        />
      )}
      <TextInput
        source="reason"
        label={translate(sharedTexts.reason)}
        helperText={translate(paymentTexts.theFamilyReadsIt)}
        multiline
        minRows={2}
        isRequired
      />
      {withdrawable && (
        <BooleanInput source="withdraw" label={translate(paymentTexts.withdrawTheApplication)} helperText={false} />
      )}
    </Box>
  )
}

/** The refunded paise of the current choice and input; undefined for an invalid amount. */
const amountOf = ({ scope, amount }: Record<string, unknown>, left: number) =>
  scope === 'part' ? parsePaise(String(amount ?? '')) : left

/** Label of the button, with the refunded amount. */
function SubmitLabel({ left }: { left: number }) {
  const { translate, language } = useTranslations()
  const [scope, typedAmount] = useWatch({ name: ['scope', 'amount'] })
  const amount = amountOf({ scope, amount: typedAmount }, left)
  return amount
    ? translate(paymentTexts.refundAmount, { amount: formatPaise(amount, language) })
    : translate(paymentTexts.refund)
}

/** Refunds a payment, in full or in part. Sent twice it is one refund; an excessive amount is an error of its field. */
export function RefundDialog({ payment, onClose }: { payment: StaffPaymentDetails; onClose: () => void }) {
  const { translate, translateSentence, language } = useTranslations()
  const { busy, act } = useAct('payments', 'refund', { fields: ['amount', 'reason'], related: ['applications'] })
  const [key] = useState(() => crypto.randomUUID())
  const { left } = payment.sums
  const resolver: typeof checks = async (values, context, options) => {
    const result = await checks(values, context, options)
    const errors: FieldErrors = { ...result.errors }
    if (!amountOf(values, left))
      errors.amount = { type: 'custom', message: translate(paymentTexts.anAmountInRupeesSuch) }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  return (
    <FormDialog
      title={translate(paymentTexts.refund)}
      submit={<SubmitLabel left={left} />}
      busy={busy}
      record={begin}
      resolver={resolver}
      onClose={onClose}
      onSubmit={async (values) => {
        const { scope, reason, withdraw } = values
        const amount = amountOf(values, left)
        const isWithdrawn = payment.withdrawable && withdraw === true
        const result = await act({ id: payment.id, data: { amount, reason, withdraw: isWithdrawn, key } })
        if ('response' in result) {
          onClose()
          return undefined
        }
        const errors = result.failure.error.errors.map(({ field, message }): [string, string] => {
          const rest = /^Only (\S+) is left to refund$/.exec(message)?.[1]
          const text =
            rest && language !== 'en' ? `${translate(paymentTexts.leftToRefund)}: ${rest}` : translateSentence(message)
          return [field === 'amount' && scope !== 'part' ? 'scope' : field, text]
        })
        return Object.fromEntries(errors)
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate(paymentTexts.theMoneyGoesBackThe)}
      </Typography>
      <Sums sums={payment.sums} />
      <Inputs payment={payment} />
    </FormDialog>
  )
}
