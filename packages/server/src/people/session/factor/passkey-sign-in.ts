import { ApiError, type InstituteType, type ParsedOf, type passkeySignInEndpoints } from '@pravesh/contract'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { buyerAccount, passkey } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Networks } from '../../../platform/limits/network.ts'
import { capsFrom, countTry } from '../../../platform/limits/throttle.ts'
import { type EventOrigin, recordSecurityEvent } from '../../security-log/record.ts'
import { accountOf, lockIfUnchanged } from '../accounts.ts'
import { isNewNetwork, rememberNetwork } from '../known-network.ts'
import { notifyNewSignIn } from '../notify-sign-in.ts'
import { openSession } from '../tokens.ts'
import { consumeChallenge, relyingParty, storeChallenge } from './challenge.ts'
import type { FactorServices } from './own-factor.ts'

type Stored = typeof passkey.$inferSelect
type Presented = ParsedOf<(typeof passkeySignInEndpoints)['signIn']>['body']

/** A challenge to any passkey of this site; the browser offers those that it has. */
export async function signInOptions({ db, config }: FactorServices, realm: Actor['realm'], from: Networks) {
  await countTry(db, ...capsFrom(from, ['passkey', 'asked'], 120, 15))
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config, realm).id,
    userVerification: 'required',
  })
  await storeChallenge(db, { realm, account: null }, options.challenge)
  return { ...options }
}

/** What the authenticator says of itself, if it holds the stored key and answers a live challenge of this realm on a page of ours. */
async function verifyPasskey({ db, config }: FactorServices, stored: Stored, { realm, response }: Presented) {
  const { id, origin } = relyingParty(config, realm)
  const { clientDataJSON, authenticatorData, signature } = response.response
  const verification = await verifyAuthenticationResponse({
    response: {
      ...{ id: response.id, rawId: response.rawId, type: response.type, clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: (challenge) => consumeChallenge(db, { realm, account: null }, challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: stored.credential,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
    // The library throws a plain error for each kind of wrong answer.
  }).catch(() => undefined)
  return verification?.verified ? verification.authenticationInfo : undefined
}

/** The same address may have a login for schools and one for colleges: a console tells them apart by this. */
async function instituteTypeOf(db: Db, id: number): Promise<InstituteType | null> {
  const found = db.select({ type: buyerAccount.instituteType }).from(buyerAccount).where(eq(buyerAccount.id, id))
  return (await found)[0]?.type ?? null
}

/**
 * Signs in by a passkey alone: the device and the person's finger, face or PIN are two factors. INVALID_LOGIN for an unknown passkey, one of
 * another realm, a suspended account, and any wrong answer.
 */
export async function signInByPasskey(services: FactorServices, presented: Presented, origin: EventOrigin) {
  const { db, config } = services
  const { realm, response } = presented
  await countTry(db, ...capsFrom(origin.from, ['passkey', 'tried'], 120, 15))
  const [stored] = await db.select().from(passkey).where(eq(passkey.credential, response.id))
  const info = stored?.realm === realm ? await verifyPasskey(services, stored, presented) : undefined
  const account = stored && info && (await accountOf(db, stored))
  const details = { factor: 'passkey' }
  const event = { realm, account: account?.id ?? null, kind: 'sign-in', details } as const
  const rejected = () => new ApiError('INVALID_LOGIN', { message: 'This passkey does not sign in here' })
  if (!account || account.suspended) {
    await recordSecurityEvent(db, config, { ...event, outcome: account ? 'refused' : 'wrong' }, origin)
    throw rejected()
  }
  const { from, userAgent } = origin
  const token = await db.transaction(async (tx) => {
    if (!(await lockIfUnchanged(tx, realm, account))) throw rejected()
    // Still there: it may have been removed since.
    const used = await tx
      .update(passkey)
      .set({ counter: info.newCounter, backedUp: info.credentialBackedUp, lastUsedAt: sql`now()` })
      .where(eq(passkey.id, stored.id))
      .returning({ id: passkey.id })
    if (used.length === 0) throw rejected()
    if (await isNewNetwork(tx, config, realm, account.id, from))
      await notifyNewSignIn(tx, config, realm, account, userAgent)
    await rememberNetwork(tx, config, realm, account.id, from)
    await recordSecurityEvent(tx, config, event, origin)
    return openSession(tx, realm, account.id, userAgent)
  })
  const institute_type = realm === 'buyer' ? await instituteTypeOf(db, account.id) : null
  return { auth_token: token, username: account.username, institute_type, message: 'Login Successful' }
}
