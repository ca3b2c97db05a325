import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readArchive, writeArchive } from './file.ts'
import { createFrames, type Frame, mark } from './frames.ts'
import { frameOf, type Part } from './parts.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [key, other] = ['Yb6nQ1zX8cV3mL5kJ2hG9fD4sA7pO0iU', 'We4rT7yU1iO8pA3sD6fG0hJ5kL2zX9cV']
let files = 0
const fresh = () => join(folder, `${++files}.backup`)

const parts: Part[] = [
  {
    part: 'head',
    moment: '2026-11-22T10:00:00.000Z',
    migrations: [1, 2],
    production: false,
    keys: [{ id: 'first', proof: 's1.first.x', what: ['documents (1)'] }],
  },
  { part: 'table', name: 'school', columns: ['id', 'name'] },
  { part: 'rows', rows: 2, text: Buffer.from('1\tविद्यालय\n2\t\\N\n') },
  { part: 'rows', rows: 1, text: Buffer.from('3\tNeem tree school\n') },
  { part: 'table', name: 'state', columns: ['id'] },
  { part: 'sequences', sequences: [{ name: 'school_id_seq', last: '3' }] },
  { part: 'file', key: 'ab/abc', type: 'image/webp', bytes: randomBytes(300) },
  { part: 'end', tables: 2, rows: 3, files: 1, fileBytes: 300, missing: 0 },
]
const normalizePart = (part: Part) =>
  part.part === 'rows'
    ? { ...part, text: Buffer.from(part.text) }
    : part.part === 'file'
      ? { ...part, bytes: Buffer.from(part.bytes) }
      : part

async function writeTestArchive(secret?: string, archiveParts = parts): Promise<string> {
  const path = fresh()
  await writeArchive(path, secret, async (add) => {
    for (const part of archiveParts) await add(part)
  })
  return path
}
async function readBack(path: string, secret?: string): Promise<Part[]> {
  const all: Part[] = []
  for await (const part of readArchive(path, secret)) all.push(normalizePart(part))
  return all
}
const rejectionOf = (path: string, secret?: string) =>
  readBack(path, secret).then(
    () => 'it was believed',
    (error: Error) => `${error.name}: ${error.message}`,
  )
function changed(path: string, change: (bytes: Buffer) => Buffer): string {
  const copy = fresh()
  writeFileSync(copy, change(Buffer.from(readFileSync(path))))
  return copy
}

test.each([undefined, key])('what was written comes back, for its owner’s eyes alone (key: %s)', async (secret) => {
  const path = await writeTestArchive(secret)
  expect(await readBack(path, secret)).toEqual(parts.map(normalizePart))
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readFileSync(path).includes('school_id_seq')).toBe(secret === undefined)
  expect(existsSync(`${path}.part`)).toBe(false)
})

test.each([undefined, key])(
  'cut off at any byte, or with any byte another, it is refused (key: %s)',
  async (secret) => {
    const path = await writeTestArchive(secret)
    const { length } = readFileSync(path)
    const believed: string[] = []
    const rejectionPattern = /^Refusal: (The archive is not as it was written: |The archive is (not )?encrypted)/
    for (let offset = 0; offset < length; offset++) {
      const cut = await rejectionOf(
        changed(path, (bytes) => bytes.subarray(0, offset)),
        secret,
      )
      const flipped = changed(path, (bytes) => {
        bytes[offset] = (bytes[offset] ?? 0) ^ (1 << (offset % 8))
        return bytes
      })
      const bent = await rejectionOf(flipped, secret)
      if (!rejectionPattern.test(cut)) believed.push(`cut at ${offset}: ${cut}`)
      if (!rejectionPattern.test(bent)) believed.push(`changed at ${offset}: ${bent}`)
    }
    expect(believed).toEqual([])
    expect(
      await rejectionOf(
        changed(path, (bytes) => Buffer.concat([bytes, Buffer.from('x')])),
        secret,
      ),
    ).toMatch(rejectionPattern)
  },
)

/** A forged archive with valid checksums. */
async function forged(items: readonly (Part | Frame)[]): Promise<string> {
  const frame = createFrames()
  const all: Buffer[] = []
  for (const item of items) all.push(frame('kind' in item ? item : await frameOf(item)))
  const path = fresh()
  writeFileSync(path, Buffer.concat(all))
  return path
}
const [head, school, rows, moreRows, state, sequences, file, end] = parts as [
  Part,
  Part,
  Part,
  Part,
  Part,
  Part,
  Part,
  Part,
]

test.each<[string, (Part | Frame)[], RegExp]>([
  ['nothing', [], /does not begin/],
  ['no head', [school, rows, moreRows, state, sequences, file, end], /head/],
  ['two heads', [head, head, end], /head/],
  ['no end', [head, school, rows], /cut off/],
  ['something behind its end', [...parts, file], /behind its end/],
  ['rows of no table', [head, rows, end], /rows of no table/],
  ['tables behind files', [head, file, school, rows, moreRows, state, end], /tables behind files/],
  ['rows left out', [head, school, rows, state, sequences, file, end], /counts something else/],
  ['a file left out', [head, school, rows, moreRows, state, sequences, end], /counts something else/],
  ['a part of no kind', [head, { kind: 'x', payload: Buffer.from('{}') }], /cannot be read/],
  ['a head of another shape', [{ kind: 'h', payload: Buffer.from('{"moment":1}') }], /cannot be read/],
  ['rows that do not unfold', [head, school, { kind: 'r', payload: randomBytes(50) }], /cannot be read/],
])('checksums that are right make no sense of %s', async (_name, items, errorPattern) => {
  expect(await rejectionOf(await forged(items))).toMatch(errorPattern)
})

test('parts that changed places, were repeated or come from another archive are refused', async () => {
  const frame = createFrames()
  const frames: Buffer[] = []
  for (const part of parts) frames.push(frame(await frameOf(part)))
  const put = async (order: readonly number[]) => {
    const path = fresh()
    writeFileSync(path, Buffer.concat(order.map((index) => frames[index] ?? Buffer.alloc(0))))
    return rejectionOf(path)
  }
  expect(await put([0, 1, 2, 3, 4, 5, 6, 7])).toBe('it was believed')
  for (const order of [
    [0, 1, 3, 2, 4, 5, 6, 7],
    [0, 1, 2, 2, 3, 4, 5, 6, 7],
    [0, 1, 2, 4, 5, 6, 7],
    [1, 2, 3, 4, 5, 6, 7],
  ])
    expect(await put(order)).toMatch(/not as it was written/)
  const otherFrames = createFrames()
  otherFrames(await frameOf({ ...head, part: 'head', moment: '2026-11-21T10:00:00.000Z' } as Part))
  const foreign = [frames[0] ?? '', otherFrames(await frameOf(school))].map((part) => Buffer.from(part))
  const path = fresh()
  writeFileSync(path, Buffer.concat(foreign))
  expect(await rejectionOf(path)).toMatch(/checksum is wrong/)
})

test('a length that nothing honest has fills no memory', async () => {
  const path = fresh()
  const huge = Buffer.from('h\xff\xff\xff\xff', 'latin1')
  writeFileSync(path, Buffer.concat([mark, huge, createHash('sha256').update('x').digest()]))
  expect(await rejectionOf(path)).toMatch(/impossible length/)
})

test('each key opens its own archives alone, and what is wrong is said', async () => {
  const [plainArchive, secret] = [await writeTestArchive(), await writeTestArchive(key)]
  expect(await rejectionOf(secret)).toMatch(/encrypted: give the key .* BACKUP_KEY/)
  expect(await rejectionOf(secret, other)).toMatch(/another key than BACKUP_KEY/)
  expect(await rejectionOf(plainArchive, key)).toMatch(/not encrypted, but BACKUP_KEY is set/)
  expect(await rejectionOf(join(folder, 'absent'))).toMatch(/absent cannot be read/)
})

test('a file that is there is left alone, and what fails half-way leaves none', async () => {
  const path = await writeTestArchive()
  const before = readFileSync(path)
  await expect(
    writeTestArchive.call(undefined, undefined).then(() => writeArchive(path, undefined, async () => 1)),
  ).rejects.toThrow(/There is a \d+\.backup already/)
  expect(readFileSync(path).equals(before)).toBe(true)
  const broken = fresh()
  const failing = writeArchive(broken, key, async (add) => {
    await add(head)
    throw new Error('the database went away')
  })
  await expect(failing).rejects.toThrow('the database went away')
  writeFileSync(`${broken}.part`, 'of another')
  await expect(writeArchive(broken, key, async () => 1)).rejects.toThrow(/another backup writes it, or was cut short/)
  expect(readFileSync(`${broken}.part`, 'utf8')).toBe('of another')
  await expect(writeArchive(join(folder, 'nowhere/x'), key, async () => 1)).rejects.toThrow(/cannot be written/)
  // A file that appeared during the write is preserved.
  const latePath = fresh()
  const lateWrite = writeArchive(latePath, undefined, async (add) => {
    await add(head)
    writeFileSync(latePath, 'first')
  })
  await expect(lateWrite).rejects.toThrow(/already/)
  expect(readFileSync(latePath, 'utf8')).toBe('first')
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([`${broken.split('/').at(-1)}.part`])
})
