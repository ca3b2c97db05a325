/** Proof of a verified mobile, for opening an account. */
export type Ticket = { ticket: string; mobile: string }

const key = 'sign-up-ticket'

/** Stores a ticket for the next part of the form, in this tab alone. */
export const saveTicket = (ticket: Ticket): void => sessionStorage.setItem(key, JSON.stringify(ticket))
export const dropTicket = (): void => sessionStorage.removeItem(key)

/** The stored ticket. Its validity is checked by the server. */
export function readTicket(): Ticket | undefined {
  const storedTicket: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  const { ticket, mobile } = storedTicket
  return typeof ticket === 'string' && typeof mobile === 'string' ? { ticket, mobile } : undefined
}
