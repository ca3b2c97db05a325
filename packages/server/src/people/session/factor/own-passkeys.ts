import { ApiError, type ParsedOf, type PasskeyRow, type passkeyEndpoints } from '@pravesh/contract'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { passkey } from '../../../platform/db/tables.ts'
import { actorOf, type Call } from '../../../platform/http/bind.ts'
import { deviceOf } from '../../../platform/http/request/device.ts'
import { accountOf } from '../accounts.ts'
import type { FactorOwner } from './authenticator-app.ts'
import { consumeChallenge, relyingParty, storeChallenge } from './challenge.ts'
import { changeFactors, type FactorProof, type FactorServices, provenAccount } from './own-factor.ts'
import { firstRecoveryCodes } from './recovery-codes.ts'

const maxPasskeys = 20
const ofOwner = ({ realm, account }: FactorOwner) => and(eq(passkey.realm, realm), eq(passkey.account, account))
const { id, name, backedUp, createdAt, lastUsedAt } = passkey
const shown = { id, name, backedUp, createdAt, lastUsedAt }

/**
 * Options for the browser to make a passkey that signs in by itself: it is found without a name, and asks for the person's finger, face or
 * PIN. An authenticator that has one of the account makes no second one. CONFLICT where the account has too many.
 */
export async function passkeyOptions(services: FactorServices, call: Call, proof: FactorProof) {
  const { db, config } = services
  const account = await provenAccount(services, call, proof)
  const owner = { realm: actorOf(call).realm, account: account.id }
  const existing = await db.select({ id: passkey.credential }).from(passkey).where(ofOwner(owner))
  if (existing.length >= maxPasskeys) throw new ApiError('CONFLICT', { message: 'Remove a passkey first' })
  const options = await generateRegistrationOptions({
    rpName: 'Pravesh',
    rpID: relyingParty(config, owner.realm).id,
    userName: account.email ?? account.mobile ?? account.username,
    userDisplayName: account.username,
    userID: new TextEncoder().encode(`${owner.realm} ${owner.account}`),
    attestationType: 'none',
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(db, owner, options.challenge)
  return { ...options }
}

type AddedPasskey = ParsedOf<(typeof passkeyEndpoints)['student']['add']>['body']

/** The public key of a new passkey. INVALID for an answer to another challenge, of another origin, or of nobody in particular. */
async function verifiedCredential(
  { db, config }: FactorServices,
  owner: FactorOwner,
  response: AddedPasskey['response'],
) {
  const { id: rpId, origin } = relyingParty(config, owner.realm)
  const verification = await verifyRegistrationResponse({
    response: {
      ...{ id: response.id, rawId: response.rawId, type: response.type, clientExtensionResults: {} },
      response: {
        clientDataJSON: response.response.clientDataJSON,
        attestationObject: response.response.attestationObject,
      },
    },
    expectedChallenge: (challenge) => consumeChallenge(db, owner, challenge),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    // The library throws a plain error for each kind of wrong answer.
  }).catch(() => undefined)
  if (!verification?.verified)
    throw new ApiError('INVALID', {
      errors: [{ field: 'response', message: 'This passkey could not be added. Try again' }],
    })
  return verification.registrationInfo
}

/** Adds a passkey to the caller's account. Returns it, and recovery codes if the account has none yet. */
export async function addPasskey(services: FactorServices, call: Call, { name: typedName, response }: AddedPasskey) {
  const { db } = services
  const actor = actorOf(call)
  const { credential, credentialBackedUp } = await verifiedCredential(services, actor, response)
  const account = await accountOf(db, actor)
  if (!account) throw new ApiError('UNAUTHENTICATED')
  return changeFactors(services, call, account, 'factor-added', 'passkey', async (tx, owner) => {
    const [data] = await tx
      .insert(passkey)
      .values({
        ...owner,
        credential: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        backedUp: credentialBackedUp,
        name: typedName ?? deviceOf(call.userAgent) ?? 'Passkey',
      })
      .onConflictDoNothing()
      .returning(shown)
    if (!data) throw new ApiError('CONFLICT', { message: 'This passkey was added already' })
    return { data, recoveryCodes: await firstRecoveryCodes(tx, owner) }
  })
}

/** Renames a passkey of the caller. NOT_FOUND for another's, and for none. */
export async function renamePasskey(db: Db, call: Call, change: { id: number; name: string }): Promise<PasskeyRow> {
  const own = and(ofOwner(actorOf(call)), eq(passkey.id, change.id))
  const [renamed] = await db.update(passkey).set({ name: change.name }).where(own).returning(shown)
  if (!renamed) throw new ApiError('NOT_FOUND')
  return renamed
}

/** Removes a passkey of the caller. NOT_FOUND for another's, and for none. */
export async function removePasskey(
  services: FactorServices,
  call: Call,
  { id: passkeyId, ...proof }: FactorProof & { id: number },
): Promise<void> {
  const account = await provenAccount(services, call, proof)
  await changeFactors(services, call, account, 'factor-removed', 'passkey', async (tx, owner) => {
    const own = and(ofOwner(owner), eq(passkey.id, passkeyId))
    const removed = await tx.delete(passkey).where(own).returning({ id: passkey.id })
    if (removed.length === 0) throw new ApiError('NOT_FOUND')
  })
}
