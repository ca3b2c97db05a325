import { commonness } from '../keys/common-password.ts'
import { isKeyId, type Key, type Keyring } from '../keys/keyring.ts'
import type { Reading } from './environment.ts'

export const demoPassword = 'pravesh-demo'
const demoSecret = 'the demo has no secrets worth keeping'
const commonSecretPattern = /change.?me|secret|password|example|pravesh|default|admin|test|qwerty|12345/gi

/** The reason why a secret is too easy to guess, or undefined. Common words in it do not count. */
function weakness(secret: string, shortest: number): string | undefined {
  if (secret === demoSecret || secret === demoPassword) return 'is the one of the public demo'
  if (secret.length < shortest) return `needs at least ${shortest} characters`
  const rest = secret.replace(commonSecretPattern, '')
  if (new Set(rest).size < Math.min(shortest / 2, 10)) return 'is too easy to guess'
  return undefined
}

/** The keys of the demo, which everybody knows. */
export const demoKeys: Keyring = [{ id: 'demo', secret: demoSecret }]
/** Name of the key of `ENCRYPTION_KEY` or `SESSION_SECRET`, which have none. */
const unnamed = 'first'
const mostKeys = 10

/** `id:secret` pairs between commas or white space. */
function readPairs({ text, reportProblem }: Reading, name: string): Key[] {
  const keys = (text(name) ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((pair, index) => {
      const [id = '', ...secret] = pair.split(':')
      if (isKeyId(id) && secret.length > 0) return [{ id, secret: secret.join(':') }]
      reportProblem(`${name}: number ${index + 1} is not of the form id:secret, the id of letters, digits, - and _.`)
      return []
    })
  if (keys.length > mostKeys)
    reportProblem(`${name} has more than ${mostKeys} keys: take out those that nothing needs any more.`)
  return keys
}

const isTwice = <T>(item: T, index: number, all: readonly T[]) => all.indexOf(item) < index

/**
 * The keys of `listName` (`ENCRYPTION_KEYS`), of which the first writes; after them the one of `single` (`ENCRYPTION_KEY`), with the name
 * "first". In the demo its own is the last.
 */
export function readKeyring(reading: Reading, single: string, listName: string): Keyring {
  const { text, reportProblem, production } = reading
  const namedKeys = readPairs(reading, listName)
  const singleSecret = text(single)
  const duplicate = namedKeys.find(({ id, secret }) => id === unnamed && secret === singleSecret)
  const keys = [...namedKeys, ...(singleSecret && !duplicate ? [{ id: unnamed, secret: singleSecret }] : [])]
  for (const id of keys.map((key) => key.id).filter(isTwice))
    reportProblem(`${listName} has two keys called "${id}": rename one.`)
  if (!production) {
    const [first, ...rest] = keys
    return first ? [first, ...rest, ...demoKeys] : demoKeys
  }
  for (const { id, secret } of keys) {
    const problem = id === 'demo' ? 'has the name of the demo’s' : weakness(secret, 32)
    const settingName = secret === singleSecret ? single : `${listName}: "${id}"`
    if (problem) reportProblem(`${settingName} ${problem}: make one with "openssl rand -base64 48".`)
  }
  const [first, ...rest] = keys
  if (first) return [first, ...rest]
  if (!text(listName)) reportProblem(`${single} is missing: make one with "openssl rand -base64 48".`)
  return demoKeys
}

/** Names of keys that are lost for good: their data is given up, and a start reports it instead of failing. */
export function readLostKeys({ text, reportProblem }: Reading): readonly string[] {
  const ids = (text('LOST_ENCRYPTION_KEYS') ?? '').split(/[\s,]+/).filter(Boolean)
  if (!ids.every(isKeyId)) reportProblem('LOST_ENCRYPTION_KEYS must be names of keys, separated by commas: no secrets.')
  return ids
}

/** The key that encrypts archives. They leave the machine: a weak one is rejected in the demo too. */
export function readBackupKey({ text, reportProblem }: Reading): string | undefined {
  const backupKey = text('BACKUP_KEY')
  const problem = backupKey && weakness(backupKey, 32)
  if (problem) reportProblem(`BACKUP_KEY ${problem}: make one with "openssl rand -base64 48".`)
  return backupKey
}

/** One secret for two uses would let knowledge of one use reveal the other. */
export function rejectSharedSecrets(
  { reportProblem, production }: Reading,
  sessions: Keyring,
  encryption: Keyring,
  backup: string | undefined,
): void {
  if (
    production &&
    sessions.some(({ secret }) => secret !== demoSecret && encryption.some((key) => key.secret === secret))
  )
    reportProblem(
      'SESSION_SECRET and ENCRYPTION_KEY must differ, and so must all of SESSION_SECRETS and ENCRYPTION_KEYS.',
    )
  if ([...sessions, ...encryption].some(({ secret }) => secret === backup))
    reportProblem(
      'BACKUP_KEY must differ from all other secrets: who may open an archive need not open what is sealed in it.',
    )
}

/** The administrator to create where there is none yet. */
export function readFirstAdmin({
  text,
  reportProblem,
  production,
}: Reading): { username: string; password: string } | undefined {
  const username = text('ADMIN_USERNAME')
  const password = text('ADMIN_PASSWORD')
  if (!username && !password) return undefined
  if (!username || !password) {
    reportProblem('ADMIN_USERNAME and ADMIN_PASSWORD are set together or not at all.')
    return undefined
  }
  if (production && password === demoPassword)
    reportProblem('ADMIN_PASSWORD is the one of the public demo: choose another.')
  else if (production && password.length < 10) reportProblem('ADMIN_PASSWORD needs at least 10 characters.')
  else if (production && commonness(password, [username]))
    reportProblem(
      'ADMIN_PASSWORD is easy to guess: put three or four words together that have nothing to do with each other.',
    )
  return { username, password }
}

/** Whether roles with access to families' data, money or people need a second factor: in production, unless SECOND_FACTOR is optional. */
export function readSecondFactor({ text, reportProblem, production }: Reading): boolean {
  const value = text('SECOND_FACTOR')
  if (value !== undefined && !['required', 'optional'].includes(value))
    reportProblem(`SECOND_FACTOR is "${value}": use required or optional.`)
  return value === undefined ? production : value !== 'optional'
}
