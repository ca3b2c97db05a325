import { useEffect, useState } from 'react'
import { useText } from '../../../shell/i18n.ts'

const secondsTo = (timestamp: number) => Math.max(0, Math.ceil((timestamp - Date.now()) / 1000))

/** Requests another code, from a given time. The countdown is visible alone; a screen reader announces only its end. */
export function SendAgain({ from, onResend }: { from: number; onResend: () => void }) {
  const text = useText<'session'>()
  const [left, setLeft] = useState(() => secondsTo(from))
  useEffect(() => {
    setLeft(secondsTo(from))
    const clock = setInterval(() => {
      const seconds = secondsTo(from)
      setLeft(seconds)
      if (seconds === 0) clearInterval(clock)
    }, 1000)
    return () => clearInterval(clock)
  }, [from])
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={left > 0 || undefined}
        onClick={() => {
          if (left === 0) onResend()
        }}
      >
        {text('session.again')}
        {left > 0 && <span aria-hidden="true">&nbsp;{text('session.againIn', { seconds: left })}</span>}
      </button>
      <span className="away" role="status">
        {left === 0 && text('session.againNow')}
      </span>
    </>
  )
}
