import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')
/** User present, user verified, may be and is backed up; `0x40`: with a new key. */
const flags = 0x01 | 0x04 | 0x08 | 0x10

type Answering = { origin: string; rpId?: string; isVerified?: boolean }

/** An authenticator with one P-256 key, without attestation (WebAuthn, section 6.1; the key as COSE, RFC 9053). */
export function createPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const authData = (rpId: string, isVerified: boolean, extra: Buffer[] = []) => {
    counter += 1
    const head = Buffer.alloc(5)
    head.writeUInt8((isVerified ? flags : flags & ~0x04) | (extra.length > 0 ? 0x40 : 0))
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, ...extra])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  return {
    id: base64url(id),
    /** As `navigator.credentials.create`. */
    register(challenge: string, { origin, rpId = new URL(origin).hostname, isVerified = true }: Answering) {
      const attested = [Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]
      const data = authData(rpId, isVerified, attested)
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestationObject),
        },
      }
    },
    /** As `navigator.credentials.get`. */
    sign(challenge: string, { origin, rpId = new URL(origin).hostname, isVerified = true }: Answering) {
      const client = clientData('webauthn.get', challenge, origin)
      const data = authData(rpId, isVerified)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
