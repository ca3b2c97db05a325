/**
 * Sends messages to the other tabs of this browser, and receives theirs; without a BroadcastChannel it does nothing. The channel is closed
 * with the page, so that the browser can cache the page for Back: `back` is called when it returns, and has missed messages.
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
    send: (message: unknown): void => channel?.postMessage(message),
    stop(): void {
      close()
      removeEventListener('pagehide', close)
      removeEventListener('pageshow', onPageShow)
    },
  }
}
