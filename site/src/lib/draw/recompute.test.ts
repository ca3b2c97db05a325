import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PublicDraw } from '@pravesh/contract'
import { afterAll, expect, test } from 'vitest'
import { lineOf, recomputeDraw } from './recompute.ts'

const folder = await mkdtemp(join(tmpdir(), 'draw-'))
afterAll(() => rm(folder, { recursive: true }))
const script = fileURLToPath(new URL('../../../../docs/recompute-draw.mjs', import.meta.url))
const digest = (text: string) => createHash('sha256').update(text).digest('hex')
type Drawn = Pick<PublicDraw, 'commitment' | 'seats' | 'list' | 'result'>

/** What the script of the documents prints of a draw; what it objects to otherwise. */
async function runScript(draw: Drawn, ...code: string[]): Promise<string> {
  const file = join(folder, `${digest(JSON.stringify(draw))}.json`)
  await writeFile(file, JSON.stringify({ data: draw }))
  return promisify(execFile)(process.execPath, [script, file, ...code]).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  )
}

/** By hand, as the rule says it: this is the third of three ways, besides the browser's and the script's. */
function drawn(count: number, number: string): Drawn & { codes: string[] } {
  const codes = Array.from({ length: count }, (_, index) => `${index + 1}-${digest(`salt ${index}`).slice(0, 32)}`)
  const entries = codes.map(digest).toSorted()
  const list = { closedAt: '2027-01-10T06:30:00.000Z', sha256: digest(entries.map((e) => `${e}\n`).join('')), entries }
  const secret = digest('thirty-two bytes')
  const seed = digest(`${secret}\n${list.sha256}\n${number}`)
  const lots = new Map(entries.map((entry) => [digest(`${seed}\n${entry}`), entry]))
  const order = [...lots.keys()].toSorted().flatMap((lot) => lots.get(lot) ?? [])
  const result = { drawnAt: '2027-01-12T06:30:00.000Z', secret, number, seed, order }
  return { commitment: digest(secret), seats: 10, list, result, codes }
}

test('browser and script find the published order, byte for byte', async () => {
  for (const [count, number] of [
    [0, ''],
    [1, ''],
    [257, '316425'],
  ] as const) {
    const { codes: _, ...draw } = drawn(count, number)
    expect(await recomputeDraw(draw)).toBe('equal')
    expect(await runScript(draw)).toContain(`Equal, byte for byte: ${count} applications`)
  }
})

test('a list, secret, number, seed or order that was changed is found by both', async () => {
  const { codes: _, ...draw } = drawn(40, '316425')
  const { list, result } = draw
  if (!list || !result) throw new Error('It is drawn')
  const [first = '', second = '', ...others] = result.order
  const another = digest('another')
  const changes: [Partial<Drawn>, string, string][] = [
    [{ list: { ...list, entries: list.entries.slice(1) } }, 'list', 'the list'],
    [{ list: { ...list, entries: [...list.entries, another].toSorted() } }, 'list', 'the list'],
    [{ list: { ...list, entries: list.entries.toReversed() } }, 'list', 'the list'],
    [{ commitment: another }, 'secret', 'the secret'],
    [{ result: { ...result, secret: another } }, 'secret', 'the secret'],
    [{ result: { ...result, number: '316426' } }, 'seed', 'the seed'],
    [{ result: { ...result, seed: another } }, 'seed', 'the seed'],
    [{ result: { ...result, order: [second, first, ...others] } }, 'order', 'the order'],
    [{ result: { ...result, order: result.order.slice(1) } }, 'order', 'the order'],
  ]
  for (const [change, part, said] of changes) {
    expect(await recomputeDraw({ ...draw, ...change })).toBe(part)
    expect(await runScript({ ...draw, ...change })).toContain(`Different: ${said}`)
  }
})

test('a code finds its own line and no other', async () => {
  const { codes, ...draw } = drawn(12, '7')
  for (const code of codes) {
    const { place, isListed } = await lineOf(` ${code.toUpperCase()}\n`, draw)
    expect(isListed).toBe(true)
    expect(await runScript(draw, code)).toContain(`Place ${place}\n`)
  }
  expect(await lineOf('1-0', draw)).toMatchObject({ isListed: false, place: null })
  expect(await runScript(draw, '1-0')).toContain('not on the list')
  const [code = ''] = codes
  expect(await lineOf(code, { ...draw, result: null })).toMatchObject({ isListed: true, place: null })
  expect(await runScript({ ...draw, result: null }, code)).toContain('The list is whole: 12 applications')
})
