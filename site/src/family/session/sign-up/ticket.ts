import type { Track } from '../../../stores/session.ts'

/** That somebody has proven a mobile, to open an account of this track with. */
export type Ticket = { ticket: string; mobile: string; track: Track }

const key = 'sign-up-ticket'

/** Keeps a ticket for the page that asks the rest, in this tab alone. */
export const keepTicket = (ticket: Ticket): void => sessionStorage.setItem(key, JSON.stringify(ticket))
export const dropTicket = (): void => sessionStorage.removeItem(key)

/** The ticket that is kept for this track. Whether it still counts the server says. */
export function keptTicket(track: Track): Ticket | undefined {
  const kept: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  const { ticket, mobile } = kept
  return typeof ticket === 'string' && typeof mobile === 'string' && kept.track === track
    ? { ticket, mobile, track }
    : undefined
}
