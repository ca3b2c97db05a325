import { useEffect, useRef } from 'react'
import { pauseAfter } from './standing.ts'

/** While something is under way, asks again with growing pauses, at once when the network comes back, and never while nobody looks. */
export function usePoll(active: boolean, ask: () => Promise<void>): void {
  const current = useRef(ask)
  useEffect(() => {
    current.current = ask
  })
  useEffect(() => {
    if (!active) return
    let times = 0
    let timer: ReturnType<typeof setTimeout>
    let over = false
    async function look() {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await current.current()
      if (!over) timer = setTimeout(look, pauseAfter(++times) * 1000)
    }
    const again = () => {
      times = 0
      void look()
    }
    timer = setTimeout(look, pauseAfter(0) * 1000)
    addEventListener('online', again)
    return () => {
      over = true
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [active])
}
