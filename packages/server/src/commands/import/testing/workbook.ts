import { strToU8, zipSync } from 'fflate'

/** A cell: text, a number as written, a day as its serial number, or nothing. */
type Cell = string | { n: string } | { day: number } | null

const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function cellXml(cell: Cell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  return 'n' in cell ? `<c r="${at}"><v>${cell.n}</v></c>` : `<c r="${at}" s="1"><v>${cell.day}</v></c>`
}
const rowXml = (row: readonly Cell[], index: number) =>
  `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`)).join('')}</row>`
const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The bytes of a workbook. `sheetXml` replaces the rows of its sheets. */
export function workbook(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>, sheetXml?: string): Buffer {
  const names = Object.keys(sheets)
  const files: Record<string, Uint8Array> = {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets>${names
        .map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
        .map(
          (_name, index) =>
            `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
        )
        .join('')}<Relationship Id="rId99" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${namespace}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
  }
  for (const [index, rows] of Object.values(sheets).entries()) {
    const content = sheetXml ?? rows.map(rowXml).join('')
    files[`xl/worksheets/sheet${index + 1}.xml`] = strToU8(
      `<worksheet xmlns="${namespace}"><sheetData>${content}</sheetData></worksheet>`,
    )
  }
  return Buffer.from(zipSync(files))
}
