import type { AccountType } from '../../../../stores/session.ts'
import { MobileField } from '../../../parts/fields/MobileField.tsx'
import { ErrorSummary } from '../../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../../parts/sending/SendButton.tsx'
import { useSend } from '../../../parts/sending/use-send.ts'
import { useText } from '../../../shell/i18n.ts'
import { type SentCode, useSendCode } from './send-code.ts'

type Props = { accountType: AccountType; prefix: string; mobile: string | undefined; onSent: (sent: SentCode) => void }

/** Takes a mobile number, and has a code sent to it. */
export function MobileStep({ accountType, prefix, mobile, onSent }: Props) {
  const text = useText<'session'>()
  const sendCode = useSendCode(accountType, prefix)
  const name = `${prefix}mobile`
  const { errors, busy, onSubmit } = useSend(async (values) => {
    const sent = await sendCode(String(values.get(name)).trim())
    if (sent) onSent(sent)
  })
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      <MobileField
        name={name}
        label={text('session.mobile')}
        hint={text('session.mobileHint')}
        need={text('session.mobileNeed')}
        errors={errors}
        value={mobile}
      />
      <SendButton busy={busy}>{text('session.sendCode')}</SendButton>
    </form>
  )
}
