/** From here on a cell lists ways to reach a person, not a place. “Ph-2” is a phase, so a number must follow. */
const contactTail =
  /[\s,;.(-]*\b(?:(?:tel(?:ephone)?|ph(?:one)?|mob(?:ile)?|cell|fax|contact)\b\s*(?:no\.?s?)?[\s:.\-–(]*(?=[+(]?\d[\d\s()-]{5})|(?:e-?mail|website|fax)\s*(?:id)?\s*[:.-]).*$/is
const mobile = /(?<!\d)(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g
const landline = /(?<!\d)\(?0\d{2,4}\)?[\s-]\d{6,8}(?!\d)/g
const mail = /(?<!\S)\S+@\S+\.\S+/g

/** Leaves telephone numbers and mail addresses out of a text: registers carry people's own. */
export function withoutContacts(text: string): string {
  return text
    .replace(contactTail, '')
    .replace(mail, '')
    .replace(mobile, '')
    .replace(landline, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;)])/g, '')
    .replace(/^[\s,;]+|[\s,;:\-–]+$/g, '')
}
