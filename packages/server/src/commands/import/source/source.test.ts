import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { folder } from '../testing/importing.ts'
import { openSource } from './open.ts'
import { readRecords } from './records.ts'

async function read(bytes: Buffer | string) {
  const path = join(folder(), 'list.csv')
  writeFileSync(path, bytes)
  const source = await openSource(path)
  const { rows, read: bytesRead } = readRecords(source)
  const all: string[] = []
  for await (const { number, cells } of rows) all.push(`${number} ${cells.join('|')}`)
  return { all, source, bytesRead: bytesRead() }
}

test('reads what spreadsheets write: marks, separators, encodings, empty lines, lines within a cell', async () => {
  expect((await read('\ufeffa,b\r\n1,2\r\n\r\n3,"x\ny"\r\n')).all).toEqual(['1 a|b', '2 1|2', '4 3|x\ny'])
  expect((await read('a;b\n"1;5";2\n')).all).toEqual(['1 a|b', '2 1;5|2'])
  expect((await read('a\tb\n1\t2,5\n')).all).toEqual(['1 a|b', '2 1|2,5'])
  expect((await read(Buffer.from('a,b\nCaf\xe9,\x93x\x94\n', 'latin1'))).all).toEqual(['1 a|b', '2 Café|“x”'])
  expect((await read(Buffer.from('\ufeffa,b\nदिल्ली,2\n', 'utf16le'))).all).toEqual(['1 a|b', '2 दिल्ली|2'])
  expect((await read('a,b\nsay "hi" there,2\n')).all).toEqual(['1 a|b', '2 say "hi" there|2'])
})

test('unpacks gzip and counts the bytes of the file itself', async () => {
  const text = `a,b\n${'é,2\n'.repeat(50_000)}`
  const packed = gzipSync(text)
  const { all, source, bytesRead } = await read(packed)
  expect(all).toHaveLength(50_001)
  expect(all.at(-1)).toBe('50001 é|2')
  expect([source.bytes, bytesRead]).toEqual([packed.length, packed.length])
})

test('says in one sentence what is wrong with a file', async () => {
  const path = folder()
  mkdirSync(join(path, 'sub'))
  await expect(openSource(join(path, 'none.csv'))).rejects.toThrow(/^There is no file .*none.csv\.$/)
  await expect(openSource(join(path, 'sub'))).rejects.toThrow('is not a file.')
  await expect(read('')).rejects.toThrow('is empty.')
  await expect(read(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).rejects.toThrow('is not a CSV file')
  await expect(read(gzipSync('a,b\n'.repeat(90_000)).subarray(0, 300))).rejects.toThrow('is cut short or damaged')
  await expect(read(`a,b\n"open,${'x'.repeat(1_200_000)}`)).rejects.toThrow('is not well-formed CSV')
})
