/** That somebody has proven a mobile, to open an account with. */
export type Ticket = { ticket: string; mobile: string }

const key = 'sign-up-ticket'

/** Keeps a ticket for the page that asks the rest, in this tab alone. */
export const saveTicket = (ticket: Ticket): void => sessionStorage.setItem(key, JSON.stringify(ticket))
export const dropTicket = (): void => sessionStorage.removeItem(key)

/** The ticket that is kept. Whether it still counts the server says. */
export function readTicket(): Ticket | undefined {
  const storedTicket: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  const { ticket, mobile } = storedTicket
  return typeof ticket === 'string' && typeof mobile === 'string' ? { ticket, mobile } : undefined
}
