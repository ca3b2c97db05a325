import { student } from 'virtual:endpoints'
import type { BankDetail } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { api } from '../../../api/client.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { PasswordField } from '../../parts/fields/PasswordField.tsx'
import { ErrorSummary } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'
import { accountIn } from './account-in.ts'
import { NumberFields } from './NumberFields.tsx'

type Props = {
  /** The bank account on record; null without one. */
  savedAccount: BankDetail | null
  onDone: (next: BankDetail) => void
  onCancel: (() => void) | undefined
}

/** A form for a bank account. Changing one on record needs the password, and its number is optional. */
export function BankForm({ savedAccount, onDone, onCancel }: Props) {
  const text = useText<'bank'>()
  async function save(values: FormData) {
    const account = accountIn(values)
    if (!savedAccount) return api().call(student.addBank, { body: account })
    const { number, ...rest } = account
    const body = { ...rest, ...(number && { number }), current_password: String(values.get('current_password')) }
    return api().call(student.changeBank, { body })
  }
  const { errors, setErrors, busy, onSubmit } = useSend(async (values) => {
    try {
      onDone((await save(values)).data)
    } catch (error) {
      const isPasswordError =
        error instanceof ApiError && error.errors.some(({ field }) => field === 'current_password')
      if (!isPasswordError) throw error
      setErrors([{ field: 'current_password', message: text('bank.passwordWrong') }])
    }
  })
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      <Field name="holder" label={text('bank.holder')} errors={errors}>
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="name" maxLength={120} defaultValue={savedAccount?.holder} />
        )}
      </Field>
      <NumberFields lastFour={savedAccount?.lastFour} errors={errors} />
      <Field name="ifsc" label={text('bank.ifsc')} hint={text('bank.ifscHint')} errors={errors}>
        {(attributes) => (
          <input
            {...attributes}
            className="short upper"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            pattern="[A-Za-z]{4}0[A-Za-z0-9]{6}"
            maxLength={11}
            defaultValue={savedAccount?.ifsc}
            data-need={text('bank.ifscNeed')}
          />
        )}
      </Field>
      <Field name="type" label={text('bank.type')} errors={errors}>
        {(attributes) => (
          <select {...attributes} defaultValue={savedAccount?.type ?? 'savings'}>
            <option value="savings">{text('bank.savings')}</option>
            <option value="current">{text('bank.current')}</option>
          </select>
        )}
      </Field>
      <Field name="upi" label={text('bank.upi')} hint={text('bank.upiHint')} errors={errors} optional>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            pattern="[\w.\-]{2,60}@[a-zA-Z]{2,40}"
            maxLength={100}
            defaultValue={savedAccount?.upi ?? ''}
            data-need={text('bank.upiNeed')}
          />
        )}
      </Field>
      {savedAccount && (
        <PasswordField
          name="current_password"
          label={text('bank.password')}
          hint={text('bank.passwordHint')}
          errors={errors}
        />
      )}
      <p className="go">
        <SendButton busy={busy}>{text('shared.save')}</SendButton>
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>
            {text('shared.cancel')}
          </button>
        )}
      </p>
    </form>
  )
}
