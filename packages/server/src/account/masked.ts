/** An e-mail address or mobile as somebody knows it again who knows it: the first letter and the host, or the last four digits. */
export function masked(contact: string | null): string | null {
  if (contact === null) return null
  const at = contact.lastIndexOf('@')
  return at > 0 ? `${contact.slice(0, 1)}…${contact.slice(at)}` : `…${contact.slice(-4)}`
}
