import { createAppSecret } from '../../../src/people/session/factor/authenticator-app.ts'
import { storeChallenge } from '../../../src/people/session/factor/challenge.ts'
import { sql } from '../../../src/platform/db/drizzle.ts'
import { authenticatorApp, passkey } from '../../../src/platform/db/tables.ts'
import { authenticatorCode } from '../../../testing/authenticator-code.ts'
import { createPasskey } from '../../../testing/software-passkey.ts'
import { otherOf, type PersonName } from '../../scene/people.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Row, Rows } from '../row.ts'
import { passwordBack } from './session.ts'

/** A person's app with a secret that the test knows, and the code that it shows now. */
async function appCode(scene: Scene, person: PersonName, isConfirmed: boolean): Promise<string> {
  const { realm, id: account } = scene.people[person]
  await passwordBack(person)(scene)
  await scene.clearAttempts()
  const { secret, sealed } = createAppSecret(scene.config, { realm, account }, person)
  const confirmedAt = isConfirmed ? sql`now()` : null
  await scene.database.db.insert(authenticatorApp).values({ realm, account, secret: sealed, confirmedAt })
  return authenticatorCode(secret)
}
const withCode = (person: PersonName, isConfirmed: boolean): Row => ({
  as: person,
  names: async (scene, owner) => ({ extraFields: { code: await appCode(scene, owner, isConfirmed) } }),
  once: true,
})

let challenges = 0
/** A challenge that is stored as if it had been asked for. */
async function storedChallenge(scene: Scene, owner: Parameters<typeof storeChallenge>[1]): Promise<string> {
  challenges += 1
  const challenge = Buffer.from(`challenge ${challenges} of the scene`).toString('base64url')
  await storeChallenge(scene.database.db, owner, challenge)
  return challenge
}
async function addedKey(scene: Scene, person: PersonName) {
  const { realm, id: account } = scene.people[person]
  await passwordBack(person)(scene)
  const challenge = await storedChallenge(scene, { realm, account })
  return { extraFields: { response: createPasskey().register(challenge, scene.config) } }
}
async function ownKey(scene: Scene, person: PersonName) {
  const { realm, id: account } = scene.people[person]
  const { id: credential } = createPasskey()
  const key = { realm, account, credential, publicKey: 'none', counter: 0, backedUp: false, name: 'Phone' }
  const [row] = await scene.database.db.insert(passkey).values(key).returning({ id: passkey.id })
  return { body: { id: row?.id ?? 0 } }
}
/** An account with a passkey, and what this answers. */
async function signedChallenge(scene: Scene) {
  const authenticator = createPasskey()
  const { token } = scene.people.otherStudent
  const path = '/student/second-factor/passkeys'
  await passwordBack('otherStudent')(scene)
  const body = { current_password: 'pravesh-demo' }
  const begun = await scene.call<{ data: { challenge: string } }>('POST', `${path}/options`, { token, body })
  const response = authenticator.register(begun.body.data.challenge, scene.config)
  await scene.call('POST', path, { token, body: { response } })
  const challenge = await storedChallenge(scene, { realm: 'student', account: null })
  return { extraFields: { response: authenticator.sign(challenge, scene.config) } }
}
const rowsOf = (realm: string, person: PersonName): Rows => {
  const path = `${realm}.second-factor`
  /** Rows run in any order: neither the owner nor the other of the kind has another password or an app of an earlier row. */
  async function before(scene: Scene): Promise<void> {
    await passwordBack(person)(scene)
    await passwordBack(otherOf[person])(scene)
  }
  return {
    [`${path}.totp.begin`]: { as: person, before },
    [`${path}.totp.confirm`]: withCode(person, false),
    [`${path}.totp.off`]: withCode(person, true),
    [`${path}.recovery-codes`]: withCode(person, true),
    [`${path}.passkeys.options`]: { as: person, before },
    [`${path}.passkeys.add`]: { as: person, names: addedKey, once: true },
    [`${path}.passkeys.rename`]: { as: person, names: ownKey },
    [`${path}.passkeys.remove`]: { as: person, before, names: ownKey },
  }
}

/** Second factors of accounts that have the demo's password here, and the sign-in by a passkey. */
export const secondFactorRows: Rows = {
  'open.passkey': { as: 'nobody', names: signedChallenge, once: true },
  ...rowsOf('admin', 'admin'),
  ...rowsOf('buyer', 'otherSchool'),
  ...rowsOf('student', 'otherStudent'),
}
