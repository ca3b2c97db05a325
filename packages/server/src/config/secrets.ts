import { commonness } from '../keys/common-password.ts'
import { isKeyId, type Key, type Ring } from '../keys/ring.ts'
import type { Reading } from './environment.ts'

export const demoPassword = 'pravesh-demo'
const demoSecret = 'the demo has no secrets worth keeping'
const commonWords = /change.?me|secret|password|example|pravesh|default|admin|test|qwerty|12345/gi

/** Why a secret is too easy to guess, or undefined. What counts is what stays when common words are taken out. */
function weakness(secret: string, shortest: number): string | undefined {
  if (secret === demoSecret || secret === demoPassword) return 'is the one of the public demo'
  if (secret.length < shortest) return `needs at least ${shortest} characters`
  const rest = secret.replace(commonWords, '')
  if (new Set(rest).size < Math.min(shortest / 2, 10)) return 'is too easy to guess'
  return undefined
}

/** The keys of the demo, which everybody knows. */
export const demoKeys: Ring = [{ id: 'demo', secret: demoSecret }]
/** What the key of `ENCRYPTION_KEY` or `SESSION_SECRET`, which bring no name, is called. */
const unnamed = 'first'
const mostKeys = 10

/** `id:secret` pairs between commas or white space. */
function readPairs({ text, refuse }: Reading, name: string): Key[] {
  const keys = (text(name) ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((pair, at) => {
      const [id = '', ...secret] = pair.split(':')
      if (isKeyId(id) && secret.length > 0) return [{ id, secret: secret.join(':') }]
      refuse(`${name}: number ${at + 1} is not of the form id:secret, the id of letters, digits, - and _.`)
      return []
    })
  if (keys.length > mostKeys)
    refuse(`${name} has more than ${mostKeys} keys: take out those that nothing needs any more.`)
  return keys
}

const isTwice = <T>(one: T, at: number, all: readonly T[]) => all.indexOf(one) < at

/**
 * The keys of `many` (`ENCRYPTION_KEYS`), of which the first writes; behind them the one of `single` (`ENCRYPTION_KEY`), called "first". In
 * the demo its own stands at the end.
 */
export function readRing(reading: Reading, single: string, many: string): Ring {
  const { text, refuse, production } = reading
  const named = readPairs(reading, many)
  const alone = text(single)
  const again = named.find(({ id, secret }) => id === unnamed && secret === alone)
  const given = [...named, ...(alone && !again ? [{ id: unnamed, secret: alone }] : [])]
  for (const id of given.map((key) => key.id).filter(isTwice))
    refuse(`${many} has two keys called "${id}": rename one.`)
  if (!production) {
    const [first, ...rest] = given
    return first ? [first, ...rest, ...demoKeys] : demoKeys
  }
  for (const { id, secret } of given) {
    const fault = id === 'demo' ? 'has the name of the demo’s' : weakness(secret, 32)
    const which = secret === alone ? single : `${many}: "${id}"`
    if (fault) refuse(`${which} ${fault}: make one with "openssl rand -base64 48".`)
  }
  const [first, ...rest] = given
  if (first) return [first, ...rest]
  if (!text(many)) refuse(`${single} is missing: make one with "openssl rand -base64 48".`)
  return demoKeys
}

/** Keys that are lost for good, by their names: what they sealed is given up, and a start says so instead of being refused. */
export function readLostKeys({ text, refuse }: Reading): readonly string[] {
  const ids = (text('LOST_ENCRYPTION_KEYS') ?? '').split(/[\s,]+/).filter(Boolean)
  if (!ids.every(isKeyId)) refuse('LOST_ENCRYPTION_KEYS must be names of keys, separated by commas: no secrets.')
  return ids
}

/** The key that archives are encrypted with. They leave the machine: a weak one is refused in the demo too. */
export function readBackupKey({ text, refuse }: Reading): string | undefined {
  const given = text('BACKUP_KEY')
  const fault = given && weakness(given, 32)
  if (fault) refuse(`BACKUP_KEY ${fault}: make one with "openssl rand -base64 48".`)
  return given
}

/** One secret for two uses would let what is known of one tell about the other. */
export function refuseShared(
  { refuse, production }: Reading,
  sessions: Ring,
  encryption: Ring,
  backup: string | undefined,
): void {
  if (
    production &&
    sessions.some(({ secret }) => secret !== demoSecret && encryption.some((key) => key.secret === secret))
  )
    refuse('SESSION_SECRET and ENCRYPTION_KEY must differ, and so must all of SESSION_SECRETS and ENCRYPTION_KEYS.')
  if ([...sessions, ...encryption].some(({ secret }) => secret === backup))
    refuse('BACKUP_KEY must differ from all other secrets: who may open an archive need not open what is sealed in it.')
}

/** The administrator to create where there is none yet. */
export function readFirstAdmin({
  text,
  refuse,
  production,
}: Reading): { username: string; password: string } | undefined {
  const username = text('ADMIN_USERNAME')
  const password = text('ADMIN_PASSWORD')
  if (!username && !password) return undefined
  if (!username || !password) {
    refuse('ADMIN_USERNAME and ADMIN_PASSWORD are set together or not at all.')
    return undefined
  }
  if (production && password === demoPassword) refuse('ADMIN_PASSWORD is the one of the public demo: choose another.')
  else if (production && password.length < 10) refuse('ADMIN_PASSWORD needs at least 10 characters.')
  else if (production && commonness(password, [username]))
    refuse('ADMIN_PASSWORD is easy to guess: put three or four words together that have nothing to do with each other.')
  return { username, password }
}
