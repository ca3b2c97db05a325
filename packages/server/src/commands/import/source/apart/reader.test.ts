import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../../testing/importing.ts'
import { workbook } from '../../testing/workbook.ts'
import { createApartReader } from './reader.ts'

const reader = createApartReader(64)
function written(content: string | Buffer): string {
  const path = join(folder(), 'register')
  writeFileSync(path, content)
  return path
}

test('reads rows in a process of their own, in order, to the end or to where one stops', async () => {
  const path = written(`a,b\n${Array.from({ length: 1_000 }, (_, n) => `${n},x\n`).join('')}`)
  const source = await reader.openSource(path)
  const all: number[] = []
  for await (const { number } of reader.readRecords(source).rows) all.push(number)
  expect(all).toEqual(Array.from({ length: 1_001 }, (_, n) => n + 1))
  const { rows } = reader.readRecords(source)
  expect((await rows.next()).value.cells).toEqual(['a', 'b'])
  await rows.return(undefined)
  expect(await rows.next()).toMatchObject({ done: true })
})

test('gives the error of a file as it is', async () => {
  await expect(reader.openSource(written('<html></html>'))).rejects.toMatchObject({ problem: 'web-page' })
})

test('a process without memory ends alone, and the file is said to take too much', async () => {
  // One row whose number is beyond all: those before it are made too.
  const row = '<row r="999999999999"><c r="A999999999999"><v>1</v></c></row>'
  const source = await reader.openSource(written(workbook({ A: [] }, row)))
  await expect(reader.readRecords(source).rows.next()).rejects.toMatchObject({ problem: 'crashed' })
})
