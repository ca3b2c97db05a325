import { createCipheriv, createHash } from 'node:crypto'

/** What a reader with an empty password starts from: ISO 32000-1, 7.6.3.3. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const hashOf = (name: string, ...parts: readonly Uint8Array[]) => {
  const hash = createHash(name)
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** RC4, which the crypto library no longer has: here it tells whether a password is needed, and protects nothing. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i)
  const at = (index: number) => state[index & 255] ?? 0
  const swap = (a: number, b: number) => {
    const kept = at(a)
    state[a & 255] = at(b)
    state[b & 255] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    Array.from(data, (byte) => {
      i = (i + 1) & 255
      j = (j + at(i)) & 255
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const unescaped = (text: string) =>
  text.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal?: string, character = '') =>
    octal
      ? String.fromCharCode(Number.parseInt(octal, 8) & 255)
      : /[\r\n]/.test(character)
        ? ''
        : (escapes[character] ?? character),
  )
/** The string that a text begins with, `(…)` or `<…>`. */
function stringAt(text: string): Buffer | undefined {
  const hex = /^\s*<([\da-fA-F\s]*)>/.exec(text)?.[1]
  if (hex !== undefined) return Buffer.from(hex.replace(/\s/g, ''), 'hex')
  const start = text.indexOf('(')
  if (start < 0 || text.slice(0, start).trim() !== '') return undefined
  let depth = 0
  for (let i = start; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '(') depth++
    else if (text[i] === ')' && --depth === 0) return Buffer.from(unescaped(text.slice(start + 1, i)), 'latin1')
  }
  return undefined
}

/** The entries of an encryption dictionary, which is never encrypted or compressed itself. */
type Encryption = { text: string; fileId: Buffer }
const numbers = { R: /\/R\s+(\d+)/, P: /\/P\s+(-?\d+)/, Length: /\/Length\s+(\d+)/ }
const strings = { O: /\/O\s*(?=[(<])/, U: /\/U\s*(?=[(<])/ }
const numberIn = ({ text }: Encryption, name: keyof typeof numbers): number | undefined => {
  const digits = numbers[name].exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
function stringIn({ text }: Encryption, name: keyof typeof strings): Buffer | undefined {
  const start = strings[name].exec(text)
  return start ? stringAt(text.slice(start.index + start[0].length)) : undefined
}

/** Whether it opens with an empty password by the revisions 2 to 4. */
function opensByMd5(encryption: Encryption, revision: number): boolean {
  const [owner, user] = [stringIn(encryption, 'O'), stringIn(encryption, 'U')]
  const permissions = numberIn(encryption, 'P')
  if (!owner || !user || permissions === undefined) return false
  // Revision 4 has a length for each of its filters, in bytes; the key has 128 bits.
  const length = revision === 2 ? 5 : revision === 4 ? 16 : (numberIn(encryption, 'Length') ?? 40) / 8
  const permissionBytes = Buffer.alloc(4)
  permissionBytes.writeInt32LE(permissions | 0)
  const isOpenMetadata = revision >= 4 && /\/EncryptMetadata\s+false/.test(encryption.text)
  const metadata = Buffer.from(isOpenMetadata ? 'ffffffff' : '', 'hex')
  let key = hashOf('md5', padding, owner.subarray(0, 32), permissionBytes, encryption.fileId, metadata).subarray(
    0,
    length,
  )
  if (revision === 2) return rc4(key, padding).equals(user.subarray(0, 32))
  for (let round = 0; round < 50; round++) key = hashOf('md5', key).subarray(0, length)
  let check: Buffer = hashOf('md5', padding, encryption.fileId)
  for (let round = 0; round < 20; round++)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    )
  return check.equals(user.subarray(0, 16))
}

/** The hash of revision 6: ISO 32000-2, algorithm 2.B, of an empty password. */
function hardened(salt: Uint8Array): Buffer {
  let key = hashOf('sha256', salt)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0)
    key = hashOf(['sha256', 'sha384', 'sha512'][sum % 3] ?? 'sha256', mixed)
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}
function opensBySha(encryption: Encryption, revision: number): boolean {
  const user = stringIn(encryption, 'U')
  if (!user || user.length < 48) return false
  const salt = user.subarray(32, 40)
  return (revision === 5 ? hashOf('sha256', salt) : hardened(salt)).equals(user.subarray(0, 32))
}

/** The encryption dictionary of a PDF; null for one that is not encrypted, undefined for one whose dictionary is not found. */
function encryptionIn(bytes: Buffer): Encryption | null | undefined {
  let isEncrypted = false
  for (let at = bytes.indexOf('/Encrypt'); at >= 0; at = bytes.indexOf('/Encrypt', at + 8)) {
    // In a trailer or the dictionary of a cross-reference stream: both are written in clear.
    const around = bytes.toString('latin1', Math.max(0, at - 4_096), at + 4_096)
    const entry = around.slice(Math.min(at, 4_096))
    const reference = /^\/Encrypt\s+(\d+)\s+(\d+)\s+R/.exec(entry)
    if (!reference && !/^\/Encrypt\s*<</.test(entry)) continue
    isEncrypted = true
    const object = reference ? bytes.lastIndexOf(`\n${reference[1]} ${reference[2]} obj`) : at
    const other = reference && object < 0 ? bytes.lastIndexOf(`\r${reference[1]} ${reference[2]} obj`) : object
    if (other < 0) continue
    const id = /\/ID\s*\[/.exec(around)
    const fileId = id ? stringAt(around.slice(id.index + id[0].length)) : undefined
    return { text: bytes.toString('latin1', other, other + 4_096), fileId: fileId ?? Buffer.alloc(0) }
  }
  return isEncrypted ? undefined : null
}

/** Whether a reader asks for a password before it shows anything of a PDF. One that only limits printing or copying opens without. */
export function isLocked(bytes: Buffer): boolean {
  const encryption = encryptionIn(bytes)
  if (!encryption) return encryption === undefined
  const revision = numberIn(encryption, 'R') ?? 0
  if (!/\/Filter\s*\/Standard/.test(encryption.text)) return true
  return !(revision >= 5 ? opensBySha(encryption, revision) : opensByMd5(encryption, revision))
}
