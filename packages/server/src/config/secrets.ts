import type { Reading } from './environment.ts'

export const demoPassword = 'pravesh-demo'
const demoSecret = 'the demo has no secrets worth keeping'
const commonWords = /change.?me|secret|password|example|pravesh|default|admin|test|qwerty|12345/gi

/** Why a secret is too easy to guess, or undefined. What counts is what stays when common words are taken out. */
function weakness(secret: string, shortest: number): string | undefined {
  if (secret === demoPassword || secret === demoSecret) return 'is the one of the public demo'
  if (secret.length < shortest) return `needs at least ${shortest} characters`
  const rest = secret.replace(commonWords, '')
  if (new Set(rest).size < Math.min(shortest / 2, 10)) return 'is too easy to guess'
  return undefined
}

export function readSecret({ text, refuse, production }: Reading, name: string): string {
  const secret = text(name)
  if (!production) return secret ?? demoSecret
  const fault = secret ? weakness(secret, 32) : 'is missing'
  if (fault) refuse(`${name} ${fault}: make one with "openssl rand -base64 48".`)
  return secret ?? ''
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
  const fault = production ? weakness(password, 10) : undefined
  if (fault) refuse(`ADMIN_PASSWORD ${fault}.`)
  return { username, password }
}
