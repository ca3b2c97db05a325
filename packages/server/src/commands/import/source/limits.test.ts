import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, createGzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { folder } from '../testing/importing.ts'
import { openSource } from './open.ts'
import { readRecords } from './records.ts'

const limits = { unpackedBytes: 8 * 1_024 * 1_024, rows: 10_000 }

/** Packs one byte so many times; the second half of the file is damaged, so that reading it would be noticed. */
async function packed(byte: string, mebibytes: number, isWhole = false): Promise<string> {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED })
  const piece = Buffer.alloc(1_024 * 1_024, byte)
  for (let count = 0; count < mebibytes; count++) gzip.write(piece)
  gzip.end()
  const content = Buffer.concat(await gzip.toArray())
  if (!isWhole) content.fill(0xff, content.length / 2)
  const path = join(folder(), 'register.csv')
  writeFileSync(path, content)
  return path
}

test('a packed file of line ends is refused before half of it is unpacked', async () => {
  const path = await packed('\n', 64)
  await expect(openSource(path, { unpackedBytes: Number.POSITIVE_INFINITY, rows: 10_000 })).rejects.toMatchObject({
    problem: 'too-long',
  })
})

test('a packed file that unpacks without end is refused at its bound', async () => {
  await expect(openSource(await packed('a', 64), limits)).rejects.toMatchObject({ problem: 'too-large' })
})

test('a line without an end is refused before the rest is read', async () => {
  const source = await openSource(await packed('a', 128, true))
  const { rows, read } = readRecords(source)
  await expect(rows.next()).rejects.toMatchObject({ problem: 'damaged' })
  expect(read()).toBeLessThan(source.bytes)
})
