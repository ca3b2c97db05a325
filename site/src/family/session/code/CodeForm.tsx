import { useState } from 'react'
import type { Track } from '../../../stores/session.ts'
import { CodeStep } from './CodeStep.tsx'
import { MobileStep } from './MobileStep.tsx'
import type { Proof, SentCode } from './send-code.ts'

type Props = {
  track: Track
  onProof: (proof: Proof) => Promise<void>
  /** What the button says that shows the code. */
  action: string
  mobile?: string | undefined
  /** Of the names of its fields, where another form stands on the page. */
  prefix?: string
}

/** Proves a mobile number: it is asked for, then the code that was sent to it. */
export function CodeForm({ track, onProof, action, mobile, prefix = '' }: Props) {
  const [sent, setSent] = useState<SentCode & { track: Track }>()
  const [typed, setTyped] = useState(mobile)
  // A code opens the account of one track alone.
  if (sent?.track === track)
    return (
      <CodeStep
        sent={sent}
        track={track}
        prefix={prefix}
        action={action}
        onSent={(again) => setSent({ ...again, track })}
        onOther={() => setSent(undefined)}
        onProof={onProof}
      />
    )
  return (
    <MobileStep
      track={track}
      prefix={prefix}
      mobile={typed}
      onSent={(first) => {
        setTyped(first.mobile)
        setSent({ ...first, track })
      }}
    />
  )
}
