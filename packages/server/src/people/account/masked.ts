/** An e-mail address or mobile masked for recognition by its owner: the first letter and the host, or the last four digits. */
export function masked(contact: string | null): string | null {
  if (contact === null) return null
  const separator = contact.lastIndexOf('@')
  return separator > 0 ? `${contact.slice(0, 1)}…${contact.slice(separator)}` : `…${contact.slice(-4)}`
}

/** A text whose e-mail addresses and numbers of eight digits and more are masked. */
export const maskedIn = (text: string): string =>
  text
    // Masking goes word by word: an address pattern on the whole text would restart at each letter of a long word without an address.
    .replace(/[^\s<>,;]+/g, (word) => (word.indexOf('@') > 0 ? (masked(word) ?? '') : word))
    .replace(/\+?\d(?:[\s().-]?\d){7,}/g, (number) => masked(number.replace(/\D/g, '')) ?? '')

/** A mobile (E.164) of which the country and the last three digits show: +91 •••• ••210. Of other countries than India only the digits. */
export function maskedMobile(mobile: string): string {
  const country = mobile.startsWith('+91') ? '+91 ' : ''
  return `${country}•••• ••${mobile.slice(-3)}`
}
