/** An e-mail address or mobile as somebody knows it again who knows it: the first letter and the host, or the last four digits. */
export function masked(contact: string | null): string | null {
  if (contact === null) return null
  const separator = contact.lastIndexOf('@')
  return separator > 0 ? `${contact.slice(0, 1)}…${contact.slice(separator)}` : `…${contact.slice(-4)}`
}

/** A text whose e-mail addresses and numbers of eight digits and more are masked. */
export const maskedIn = (text: string): string =>
  text
    // Word by word: a pattern of an address would begin anew at each letter of a long word without one.
    .replace(/[^\s<>,;]+/g, (word) => (word.indexOf('@') > 0 ? (masked(word) ?? '') : word))
    .replace(/\+?\d(?:[\s().-]?\d){7,}/g, (number) => masked(number.replace(/\D/g, '')) ?? '')

/** A mobile (E.164) of which the country and the last three digits show: +91 •••• ••210. Of other countries than India only the digits. */
export function maskedMobile(mobile: string): string {
  const country = mobile.startsWith('+91') ? '+91 ' : ''
  return `${country}•••• ••${mobile.slice(-3)}`
}
