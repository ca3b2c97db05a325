import type { Segment } from './segment.ts'

/** The used part of local storage; a test passes a Map of its own. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/**
 * The session of this page, with its bearer token. `person` and `side` together identify the account: the same e-mail address may have an
 * institute's account for schools and one for colleges. A family has one account, identified by its `id` where it is known: two families
 * may have one name.
 */
export type Session = {
  /** The bearer token. Of a session by cookie, a random mark that tells it from a later one: no script has its token. */
  token: string
  person: string
  side?: string
  id?: number
}

type Names = { key: string; token: string; person: readonly string[]; legacyKey?: string }

/** The required storage keys (docs/specification.md, section 9), with the field names of token and person. */
const names: Record<Segment, Names> = {
  admin: { key: 'admin', token: 'token', person: ['username'], legacyKey: 'adminInfo' },
  administration: { key: 'buyer', token: 'auth_token', person: ['email', 'username'] },
  public: { key: 'user', token: 'auth_token', person: ['username', 'full_name'] },
}
/** The field of the mark of a session by cookie: under another name than a token, so that neither is taken for the other. */
const markField = 'session'
const fieldOf = (segment: Segment, byCookie: boolean): string => (byCookie ? markField : names[segment].token)

function recordAt(storage: Storage, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const firstText = (values: readonly unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && value !== '')

/** The stored session of a segment; undefined without one, or if the entry is unreadable. */
export function readSession(storage: Storage, segment: Segment, byCookie = false): Session | undefined {
  const { key, person, legacyKey } = names[segment]
  const token = fieldOf(segment, byCookie)
  const records = [key, ...(legacyKey ? [legacyKey] : [])].map((name) => recordAt(storage, name))
  const value = firstText(records.map((record) => record[token]))
  if (value === undefined) return undefined
  const side = firstText(records.map((record) => record.institute_type))
  const personName = firstText(records.flatMap((record) => person.map((name) => record[name]))) ?? ''
  const id = records.map((record) => record.id).find((value) => typeof value === 'number')
  return {
    token: value,
    person: personName,
    ...(side === undefined ? {} : { side }),
    ...(id === undefined ? {} : { id }),
  }
}
/** True where both are sessions of one account. */
export const isSameAccount = (a: Session, b: Session): boolean =>
  a.id !== undefined && b.id !== undefined ? a.id === b.id : a.person === b.person && a.side === b.side

/** Stores a session under the keys of its segment, with the other fields of the sign-in, and returns it: by cookie with a mark for a token. */
export function storeSession(
  storage: Storage,
  segment: Segment,
  session: Session,
  extraFields: object = {},
  byCookie = false,
): Session {
  const place = names[segment]
  const { person } = session
  const token = byCookie ? crypto.randomUUID() : session.token
  const personField = place.person[0] as string
  storage.setItem(
    place.key,
    JSON.stringify({ ...extraFields, [personField]: person, [fieldOf(segment, byCookie)]: token }),
  )
  if (place.legacyKey) storage.setItem(place.legacyKey, JSON.stringify({ [personField]: person }))
  return { ...session, token }
}

/** True if a storage event of another tab means the end of this segment's session. */
export function endsSession(segment: Segment, event: { key: string | null; newValue: string | null }): boolean {
  return event.key === null || (event.key === names[segment].key && event.newValue === null)
}
