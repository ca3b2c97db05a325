import type { News } from '@pravesh/contract'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { followNews } from './follow-news.ts'
import { announceNews } from './use-news.ts'

/** Waits for news on the server, and the queries that any news makes stale: counts of waiting work. */
export type NewsSource = {
  read: (query: { since?: string }, options: { signal: AbortSignal; final: true }) => Promise<{ data: News }>
  counts: readonly QueryKey[]
}

/** Follows the server's news while its page is seen: reads the counts again and tells the screens that listen. */
export function LiveNews({ read, counts }: NewsSource) {
  const queryClient = useQueryClient()
  const handleNews = useEffectEvent((news: News) => {
    for (const queryKey of counts) void queryClient.invalidateQueries({ queryKey })
    announceNews(news)
  })
  const readSince = useEffectEvent(async (since: string | undefined, signal: AbortSignal) => {
    const query = since === undefined ? {} : { since }
    // An ended session prompts for a new sign-in when somebody presses something, not while nobody does.
    return (await read(query, { signal, final: true })).data
  })
  useEffect(() => {
    const ended = new AbortController()
    void followNews({ read: readSince, onNews: handleNews, signal: ended.signal })
    return () => ended.abort()
  }, [])
  return null
}
