import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { CannotOpen, type Keyring } from './keyring.ts'
import { seal, sealerOf, unseal } from './seal.ts'
import { signatureOf, signaturesOf } from './sign.ts'

const [newer, older] = [
  { id: '2027', secret: 'the newer secret' },
  { id: '2026', secret: 'the older secret' },
]
const keyring: Keyring = [newer, older]

/** As it was sealed before keys had names. */
function sealedOnce(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

test('the first key seals and says so, every key opens, and what had no name is opened too', () => {
  const sealed = seal(keyring, 'mail', 'नमस्ते')
  expect(sealed).toMatch(/^s1\.2027\.[\w-]+$/)
  expect(sealerOf(sealed)).toBe('2027')
  expect(unseal([newer], 'mail', sealed)).toBe('नमस्ते')
  expect(seal(keyring, 'mail', 'नमस्ते')).not.toBe(sealed)
  expect(unseal(keyring, 'mail', seal([older], 'mail', ''))).toBe('')
  const before = sealedOnce(older.secret, 'mail', 'from before')
  expect(sealerOf(before)).toBeUndefined()
  expect(unseal(keyring, 'mail', before)).toBe('from before')
})

test('another key, purpose, name or bit opens nothing, and the fault names the key but not the secret', () => {
  const sealed = seal([newer], 'mail', 'hello')
  const invalidCalls = [
    () => unseal([older], 'mail', sealed),
    () => unseal([{ id: '2027', secret: 'another' }], 'mail', sealed),
    () => unseal(keyring, 'sms', sealed),
    () => unseal(keyring, 'mail', sealed.replace('.2027.', '.2026.')),
    () => unseal(keyring, 'mail', `${sealed.slice(0, -3)}${sealed.at(-3) === 'A' ? 'B' : 'A'}${sealed.slice(-2)}`),
    () => unseal([newer], 'mail', sealedOnce(older.secret, 'mail', 'x')),
    () => unseal(keyring, 'mail', ''),
    () => unseal(keyring, 'mail', 's1.2027.AAAA'),
  ]
  for (const invalidCall of invalidCalls) expect(invalidCall).toThrow(CannotOpen)
  expect(invalidCalls[0]).toThrow('Sealed with the key "2027", which is not among ENCRYPTION_KEYS')
})

test('what is kept is signed with the first secret, and may have been signed with any', () => {
  expect(signatureOf(keyring, 'code 1')).toBe(signaturesOf(keyring, 'code 1')[0])
  expect(signaturesOf(keyring, 'code 1')).toContain(signatureOf([older], 'code 1'))
  expect(signaturesOf([newer], 'code 1')).not.toContain(signatureOf([older], 'code 1'))
})
