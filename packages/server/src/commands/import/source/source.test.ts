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
  expect((await read('a,b\r1,2\r')).all).toEqual(['1 a|b', '2 1|2'])
})

test('reads UTF-16 without a mark, of either byte order', async () => {
  const text = Buffer.from('School Name,State,City\nदिल्ली,Bihar,Patna\n', 'utf16le')
  const rows = ['1 School Name|State|City', '2 दिल्ली|Bihar|Patna']
  expect((await read(text)).all).toEqual(rows)
  expect((await read(Buffer.from(text).swap16())).all).toEqual(rows)
})

test('judges the encoding by the whole file: a sign of Windows-1252 may come late', async () => {
  const rows = Buffer.from(`a,b\r\n${'Alpha School Branch,Bihar\r\n'.repeat(12_000)}`)
  const { all } = await read(Buffer.concat([rows, Buffer.from('Caf\xe9 Montessori,\x93x\x94\r\n', 'latin1')]))
  expect(all.at(-1)).toBe('12002 Café Montessori|“x”')
  expect((await read(Buffer.concat([rows, Buffer.from('Café,दिल्ली\r\n')]))).all.at(-1)).toBe('12002 Café|दिल्ली')
})

test('a line that names the separator decides it', async () => {
  expect((await read('sep=;\na,1;b\nc,2;d\n')).all).toEqual(['1 sep=|', '2 a,1|b', '3 c,2|d'])
})

test('an open quote takes no other row with it', async () => {
  const rows = [
    ...['School Name,State,City', '"Alpha School,Bihar,Patna', 'Beta School,Bihar,Patna', 'Gamma School,Bihar,Patna'],
    ...['Delta "Convent" School,Bihar,Patna', 'Epsilon School,Bihar,Patna'],
  ]
  const plain = ['1 School Name|State|City', '2 Alpha School|Bihar|Patna', '3 Beta School|Bihar|Patna']
  const { all } = await read(`${rows.join('\n')}\n`)
  expect(all.slice(0, 3)).toEqual(plain)
  expect(all.slice(3)).toEqual([
    ...['4 Gamma School|Bihar|Patna', '5 Delta "Convent" School|Bihar|Patna', '6 Epsilon School|Bihar|Patna'],
  ])
  // Closed in the right place, but rows later; closed never; and one beside a cell that is quoted rightly.
  const closed = await read(
    'n,s,c\nAlpha,Bihar,Patna\nBeta,"Bihar,Patna\nGamma,Bihar,"Patna, City"\nDelta,Bihar,Gaya\n',
  )
  expect(closed.all.slice(2)).toEqual(['3 Beta|Bihar|Patna', '4 Gamma|Bihar|Patna, City', '5 Delta|Bihar|Gaya'])
  const never = await read(`n,s\n"Alpha,Bihar\n${'Beta,Bihar\n'.repeat(100)}`)
  expect(never.all).toHaveLength(102)
  const swallowing = await read('n,s,c\nAlpha,Bihar,Patna\nBeta,"Bihar,Patna\nGamma,Bihar,Patna"\nDelta,Bihar,Gaya\n')
  expect(swallowing.all.slice(2)).toEqual(['3 Beta|Bihar|Patna', '4 Gamma|Bihar|Patna"', '5 Delta|Bihar|Gaya'])
})

test('a line end within a quoted cell stays, commas and quotes beside it too', async () => {
  const address = '"12, MG Road,\nnear the ""Old"" Fort,\n\nPatna, Bihar, 800001"'
  const { all } = await read(`n,a,s\n"Alpha\r\nSchool",${address},Bihar\nBeta,"x\ny","z\nw"\n`)
  expect(all).toEqual([
    '1 n|a|s',
    '2 Alpha\nSchool|12, MG Road,\nnear the "Old" Fort,\n\nPatna, Bihar, 800001|Bihar',
    '3 Beta|x\ny|z\nw',
  ])
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
  await expect(read(gzipSync(''))).rejects.toThrow('is empty.')
  await expect(read(gzipSync('a,b\n'.repeat(90_000)).subarray(0, 300))).rejects.toThrow('is cut short or damaged')
  await expect(read(`a,b\n"open,${'x'.repeat(1_200_000)}`)).rejects.toThrow('is not well-formed CSV near row 2')
  await expect(read(`a,b\n${'x,'.repeat(1_200)}\n`)).rejects.toThrow('has more than 1000 cells in row 2')
})

test.each([
  ['web page', '<html><head></head><body><table><tr><th>School Name</th></tr></table></body></html>'],
  ['web page', '<?xml version="1.0"?><!DOCTYPE html><html></html>'],
  ['XML', '<?xml version="1.0"?><Schools><School/></Schools>'],
  ['JSON', '[{"School Name":"Alpha School"}]'],
  ['JSON', '{ "schools": [] }'],
  ['PDF', '%PDF-1.7\n%âãÏÓ'],
  ['old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
  ['neither a workbook', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3])],
])('a file of another kind is called what it is: %s', async (kind, content) => {
  await expect(read(content)).rejects.toThrow(kind)
})
