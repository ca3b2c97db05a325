import { z } from 'zod'
import { CannotOpen, type Keyring } from '../../../../platform/keys/keyring.ts'
import { seal, unseal } from '../../../../platform/keys/seal.ts'
import type { Identity } from './provider.ts'

/** Time for the way to the provider and back, and then to read the notice. */
const liveMs = 60 * 60_000
type Purpose = 'state' | 'proof'
const purposeOf = (purpose: Purpose) => `digilocker ${purpose}`

/** Content in a parameter of an address, that nobody else can read or make; it lives an hour. */
export const sealState = (keys: Keyring, content: object, purpose: Purpose = 'state'): string =>
  seal(keys, purposeOf(purpose), JSON.stringify({ content, until: Date.now() + liveMs }))

/** The content of a sealed parameter; undefined for one that is another's, damaged, or over. */
export function openSealed<T>(keys: Keyring, purpose: Purpose, sealed: string, shape: z.ZodType<T>): T | undefined {
  try {
    const parsed = z
      .object({ content: shape, until: z.number() })
      .parse(JSON.parse(unseal(keys, purposeOf(purpose), sealed)))
    return parsed.until > Date.now() ? parsed.content : undefined
  } catch (error) {
    if (error instanceof CannotOpen || error instanceof z.ZodError || error instanceof SyntaxError) return undefined
    throw error
  }
}

const proofContent = z.object({ id: z.string(), name: z.string(), dateOfBirth: z.string() })
/** Who a proof says that the guardian of a request is; undefined where it is of another request, or over. */
export function identityIn(keys: Keyring, id: string, proof: string): Identity | undefined {
  const found = openSealed(keys, 'proof', proof, proofContent)
  return found?.id === id ? { name: found.name, dateOfBirth: found.dateOfBirth } : undefined
}
