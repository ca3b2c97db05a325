import { useState } from 'react'
import type { AccountType } from '../../../../stores/session.ts'
import { CodeStep } from './CodeStep.tsx'
import { MobileStep } from './MobileStep.tsx'
import type { Proof, SentCode } from './send-code.ts'

type Props = {
  accountType: AccountType
  onProof: (proof: Proof) => Promise<void>
  /** The label of the button that submits the code. */
  action: string
  mobile?: string | undefined
  /** Prefix of its field names, where another form is on the page. */
  prefix?: string
}

/** Verifies a mobile number: the number is entered, then the code that was sent to it. */
export function CodeForm({ accountType, onProof, action, mobile, prefix = '' }: Props) {
  const [sent, setSent] = useState<SentCode>()
  const [mobileInput, setMobileInput] = useState(mobile)
  if (sent)
    return (
      <CodeStep
        sent={sent}
        accountType={accountType}
        prefix={prefix}
        action={action}
        onSent={setSent}
        onOther={() => setSent(undefined)}
        onProof={onProof}
      />
    )
  return (
    <MobileStep
      accountType={accountType}
      prefix={prefix}
      mobile={mobileInput}
      onSent={(first) => {
        setMobileInput(first.mobile)
        setSent(first)
      }}
    />
  )
}
