import type { News } from '@pravesh/contract'

/** Milliseconds between two calls: several changes of a moment are read together. */
const gatherMs = 1_000
const shortestPauseMs = 1_000
const longestPauseMs = 30_000

type FollowNews = {
  /** Waits for news on the server. */
  read: (since: string | undefined, signal: AbortSignal) => Promise<News>
  onNews: (news: News) => void
  /** Ends it. */
  signal: AbortSignal
}

/** Resolves after a time, or when the signal ends. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}

/** Resolves when the page can be seen: a window in the background holds no call, and hears what it missed when it is looked at again. */
function waitUntilVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState !== 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return
      document.removeEventListener('visibilitychange', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    document.addEventListener('visibilitychange', end)
    signal.addEventListener('abort', end)
  })
}

/** Asks for news again and again until `signal` ends. After a failure it pauses, longer each time, up to half a minute. */
export async function followNews({ read, onNews, signal }: FollowNews): Promise<void> {
  let since: string | undefined
  let failures = 0
  while (!signal.aborted) {
    await waitUntilVisible(signal)
    if (signal.aborted) return
    try {
      const news = await read(since, signal)
      if (signal.aborted) return
      since = news.at
      failures = 0
      if (news.missed || news.changed.length > 0) onNews(news)
      await pause(Math.max(gatherMs, news.pause * 1_000), signal)
    } catch {
      // A lost connection, an ended session or a server that restarts: the screens say so themselves when they read.
      const pauseMs = Math.min(shortestPauseMs * 2 ** failures, longestPauseMs)
      failures += 1
      await pause(pauseMs * (0.75 + Math.random() / 2), signal)
    }
  }
}
