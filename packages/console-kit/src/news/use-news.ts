import type { News, NewsTopic } from '@pravesh/contract'
import { useEffect, useEffectEvent } from 'react'

/** The screens of this page that listen. */
const listeners = new Set<(news: News) => void>()

/** Tells the screens of this page. */
export function announceNews(news: News): void {
  for (const listener of listeners) listener(news)
}

/** Calls back when a topic changed, of one institute or of any. */
export function useNews(topic: NewsTopic, sid: number | undefined, onNews: () => void): void {
  const handleNews = useEffectEvent(({ changed, missed }: News) => {
    const concerns = changed.some(
      (change) => change.topic === topic && (sid === undefined || change.sid === null || change.sid === sid),
    )
    if (missed || concerns) onNews()
  })
  useEffect(() => {
    const listener = (news: News) => handleNews(news)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}
