import { useEffect, useRef } from 'react'
import { pauseAfter } from './payment-status.ts'

/** Polls with growing pauses while `active`, at once when the network returns, and never in a hidden page. */
export function usePoll(active: boolean, poll: () => Promise<void>): void {
  const current = useRef(poll)
  useEffect(() => {
    current.current = poll
  })
  useEffect(() => {
    if (!active) return
    let times = 0
    let timer: ReturnType<typeof setTimeout>
    let isStopped = false
    async function look() {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await current.current()
      if (!isStopped) timer = setTimeout(look, pauseAfter(++times) * 1000)
    }
    const restart = () => {
      times = 0
      void look()
    }
    timer = setTimeout(look, pauseAfter(0) * 1000)
    addEventListener('online', restart)
    return () => {
      isStopped = true
      clearTimeout(timer)
      removeEventListener('online', restart)
    }
  }, [active])
}
