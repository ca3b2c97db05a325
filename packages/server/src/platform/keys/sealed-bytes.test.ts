import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CannotOpen, type Keyring } from './keyring.ts'
import { isSealed, openBytes, openStream, pieceLength, sealBytes, sealStream } from './sealed-bytes.ts'

const keyring: Keyring = [
  { id: '2027', secret: 'the newer secret' },
  { id: '2026', secret: 'the older secret' },
]
const singleKeyring: Keyring = [{ id: '2026', secret: 'the older secret' }]
const sizes = [0, 1, 100, pieceLength - 1, pieceLength, pieceLength + 1, 3 * pieceLength, 5_000_000]

async function* cut(bytes: Uint8Array, chunkSize: number) {
  for (let offset = 0; offset < bytes.length; offset += chunkSize) yield bytes.subarray(offset, offset + chunkSize)
}
async function collectBytes(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

test.each(sizes)('%i bytes come back as they were, whole or in a stream, by the key that sealed them', async (size) => {
  const bytes = randomBytes(size)
  const [sealed, streamed] = [
    sealBytes(singleKeyring, 'x', bytes),
    await collectBytes(sealStream(singleKeyring, 'x', cut(bytes, 70_001))),
  ]
  for (const ciphertext of [sealed, streamed]) {
    expect(isSealed(ciphertext)).toBe(true)
    expect(ciphertext.length).toBe(sealed.length)
    expect(openBytes(keyring, 'x', ciphertext).equals(bytes)).toBe(true)
    for (const chunkSize of [7, 4_096, 1_000_000].filter((chunkSize) => size / chunkSize < 10_000))
      expect((await collectBytes(openStream(keyring, 'x', cut(ciphertext, chunkSize)))).equals(bytes)).toBe(true)
  }
  if (size >= 32) expect(sealed.includes(bytes.subarray(0, 32))).toBe(false)
})

test('another key, purpose or place opens nothing', async () => {
  const sealed = sealBytes(keyring, 'file a', Buffer.from('%PDF-1.7'))
  for (const invalidCall of [
    () => openBytes(singleKeyring, 'file a', sealed),
    () => openBytes([{ id: '2027', secret: 'another' }], 'file a', sealed),
    () => openBytes(keyring, 'file b', sealed),
    () => openBytes(keyring, 'file a', Buffer.from('%PDF-1.7')),
    () => openBytes(keyring, 'file a', Buffer.alloc(0)),
  ])
    expect(invalidCall).toThrow(CannotOpen)
  await expect(collectBytes(openStream(keyring, 'file a', cut(Buffer.alloc(0), 1)))).rejects.toThrow(CannotOpen)
  expect(() => openBytes(singleKeyring, 'file a', sealed)).toThrow('the key "2027"')
})

test('a bit changed, pieces dropped, swapped, doubled or cut: never a part of it, in a stream never more than what was so', async () => {
  const bytes = randomBytes(3 * pieceLength + 5)
  const sealed = sealBytes(keyring, 'x', bytes)
  const headLength = sealed.length - bytes.length - 4 * 16
  const head = sealed.subarray(0, headLength)
  const step = pieceLength + 16
  const piece = (n: number) => sealed.subarray(headLength + n * step, headLength + (n + 1) * step)
  const pieces = [piece(0), piece(1), piece(2), piece(3)] as const
  const broken: Buffer[] = [
    Buffer.concat([head, pieces[1], pieces[0], pieces[2], pieces[3]]),
    Buffer.concat([head, pieces[0], pieces[2], pieces[3]]),
    Buffer.concat([head, pieces[0], pieces[0], pieces[1], pieces[2], pieces[3]]),
    Buffer.concat([head, pieces[0], pieces[1], pieces[2]]),
    Buffer.concat([head, pieces[3]]),
    head,
    sealed.subarray(0, headLength - 1),
    sealed.subarray(0, -1),
    Buffer.concat([sealed, Buffer.from([0])]),
    Buffer.concat([head, sealBytes(keyring, 'x', bytes).subarray(headLength)]),
  ]
  const flip = (index: number) => {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    return changed
  }
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), (index) => {
      expect(() => openBytes(keyring, 'x', flip(index))).toThrow(CannotOpen)
    }),
    { numRuns: 40 },
  )
  for (const damaged of [...broken, flip(headLength + step + 100)]) {
    expect(() => openBytes(keyring, 'x', damaged)).toThrow(CannotOpen)
    let received = Buffer.alloc(0)
    const reading = async () => {
      for await (const part of openStream(keyring, 'x', cut(damaged, 50_000)))
        received = Buffer.concat([received, part])
    }
    await expect(reading()).rejects.toThrow(CannotOpen)
    expect(bytes.subarray(0, received.length).equals(received)).toBe(true)
  }
})

test('a stream that is left in the middle lets go of its source', async () => {
  let closed = false
  async function* source() {
    try {
      for (;;) yield randomBytes(100_000)
    } finally {
      closed = true
    }
  }
  for await (const _part of sealStream(keyring, 'x', source())) break
  const sealing = sealStream(keyring, 'x', source())
  for (let n = 0; n < 3; n++) await sealing.next()
  await sealing.return(undefined)
  expect(closed).toBe(true)
  closed = false
  await expect(collectBytes(openStream(keyring, 'x', source()))).rejects.toThrow(CannotOpen)
  expect(closed).toBe(true)
})
