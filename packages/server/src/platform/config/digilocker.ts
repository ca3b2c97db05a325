import { addressOf, type Reading } from './environment.ts'
import { isLoopback } from './transport.ts'

export type DigiLocker = { clientId: string; clientSecret: string; baseUrl: string }

const digiLocker = 'https://digilocker.meripehchaan.gov.in'

/** `undefined`: in demo mode a sandbox stands for DigiLocker, in production guardians are proven by a code to their mobile alone. */
export function readDigiLocker({ text, address, reportProblem, production }: Reading): DigiLocker | undefined {
  const clientId = text('DIGILOCKER_CLIENT_ID')
  const clientSecret = text('DIGILOCKER_CLIENT_SECRET')
  const baseUrl = (address('DIGILOCKER_BASE_URL', ['http:', 'https:'], digiLocker) ?? digiLocker).replace(/\/$/, '')
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret)
    reportProblem('DIGILOCKER_CLIENT_ID and DIGILOCKER_CLIENT_SECRET are set together or not at all.')
  const plaintextUrl = addressOf(baseUrl, ['http:'])
  if (production && plaintextUrl && !isLoopback(plaintextUrl.hostname))
    reportProblem('DIGILOCKER_BASE_URL must begin with https:// in production, or be left out.')
  return { clientId: clientId ?? '', clientSecret: clientSecret ?? '', baseUrl }
}
