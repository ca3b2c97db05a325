import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { folder } from '../testing/importing.ts'
import { workbook } from '../testing/workbook.ts'
import { openSource } from './open.ts'
import { readRecords } from './records.ts'

function written(content: Uint8Array): string {
  const path = join(folder(), 'list.xlsx')
  writeFileSync(path, content)
  return path
}

test('reads a workbook as a person sees it: codes, numbers, dates, empty cells and rows', async () => {
  const rows = [
    ['School Name', 'State', 'PIN', 'UDISE', 'Opened', 'Fee'],
    [],
    [
      'Alpha & Sons "School"',
      'बिहार',
      { n: '226001' },
      { n: '1.02030405067E10' },
      { day: 45_000 },
      { n: '0.30000000000000004' },
    ],
    ['Beta School', null, { n: '226001.0' }, { n: '9010100101' }, { day: 45_000.5 }, null],
  ]
  const source = await openSource(written(workbook({ 'Schools & more': rows, Notes: [] })))
  const all: string[] = []
  for await (const { number, cells } of readRecords(source).rows) all.push(`${number} ${cells.join('|')}`)
  expect(source.sheets).toEqual(['Schools & more', 'Notes'])
  expect(all).toEqual([
    '1 School Name|State|PIN|UDISE|Opened|Fee',
    '3 Alpha & Sons "School"|बिहार|226001|10203040506.7|2023-03-15|0.3',
    '4 Beta School||226001|9010100101|2023-03-15 12:00:00|',
  ])
})

test('a workbook is bounded in its size, rows and cells, and a damaged one is called so', async () => {
  const small = written(
    workbook({
      A: [
        ['name', 'state'],
        ['x', 'y'],
        ['z', 'w'],
      ],
    }),
  )
  await expect(openSource(small, { unpackedBytes: 500, rows: 10 })).rejects.toMatchObject({ problem: 'too-large' })
  const { rows } = readRecords(await openSource(small), 2)
  await rows.next()
  await rows.next()
  await expect(rows.next()).rejects.toMatchObject({ problem: 'too-long' })
  const cut = workbook({ A: [['name']] })
  await expect(openSource(written(cut.subarray(0, 200)))).rejects.toMatchObject({ problem: 'damaged' })
})

test.each([
  ['open-document', 'content.xml'],
  ['old-workbook', 'xl/workbook.bin'],
  ['not-csv', 'word/document.xml'],
])('another packed document is called what it is: %s', async (problem, part) => {
  await expect(openSource(written(zipSync({ [part]: strToU8('<x/>') })))).rejects.toMatchObject({ problem })
})
