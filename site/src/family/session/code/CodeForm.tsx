import { useState } from 'react'
import type { AccountType } from '../../../stores/session.ts'
import { CodeStep } from './CodeStep.tsx'
import { MobileStep } from './MobileStep.tsx'
import type { Proof, SentCode } from './send-code.ts'

type Props = {
  accountType: AccountType
  onProof: (proof: Proof) => Promise<void>
  /** What the button says that shows the code. */
  action: string
  mobile?: string | undefined
  /** Of the names of its fields, where another form stands on the page. */
  prefix?: string
}

/** Proves a mobile number: it is asked for, then the code that was sent to it. */
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
