/**
 * Tells the other tabs of this browser what happened here, and hears of them; where a browser has no such channel nobody is told. It is closed
 * with the page, so that the browser can keep the page for Back: `back` is called when it returns, and has missed what was said.
 */
export function otherTabs(name: string, onMessage: (message: unknown) => void, back: () => void) {
  let channel: BroadcastChannel | undefined
  const close = () => {
    channel?.close()
    channel = undefined
  }
  function open() {
    if (channel || typeof BroadcastChannel === 'undefined') return
    channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }) => onMessage(data)
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    open()
    back()
  }
  open()
  addEventListener('pagehide', close)
  addEventListener('pageshow', onPageShow)
  return {
    tell: (message: unknown): void => channel?.postMessage(message),
    stop(): void {
      close()
      removeEventListener('pagehide', close)
      removeEventListener('pageshow', onPageShow)
    },
  }
}
