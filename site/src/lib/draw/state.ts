import type { PublicDraw } from '@pravesh/contract'
import { formatDateTime, type Language, t } from '@pravesh/messages'

type DrawTimes = Pick<PublicDraw, 'cancelled' | 'result' | 'list' | 'closesAt' | 'drawsAt'>

/** How far a draw is, as a sentence with its time in India. */
export function drawState({ cancelled, result, list, closesAt, drawsAt }: DrawTimes, language: Language): string {
  const text = t(language)
  const date = (at: string) => formatDateTime(at, language)
  if (cancelled) return text('draw.state_cancelled', { date: date(cancelled.at), reason: cancelled.reason })
  if (result) return text('draw.state_drawn', { date: date(result.drawnAt) })
  return list
    ? text('draw.state_closed', { date: date(drawsAt) })
    : text('draw.state_announced', { date: date(closesAt) })
}
