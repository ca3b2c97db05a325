import { readFile } from 'node:fs/promises'
import type { Language } from '@pravesh/messages'
import { encode } from 'uqr'

/** Content of a receipt: rows of a name and a value, then sentences. A row without a value is a heading. */
export type ReceiptText = {
  language: Language
  title: string
  rows: readonly (readonly [name: string, value: string])[]
  notes: readonly string[]
  /** An address as a QR code next to sentences, between title and rows. */
  code?: { address: string; notes: readonly string[] }
  /** A file that goes with the PDF. */
  attached?: { name: string; type: string; bytes: Buffer }
}

const [left, right, top, bottom, codeSize] = [56, 539, 56, 770, 190]

let devanagari: Promise<Buffer> | undefined
/**
 * Letters of Hindi and Marathi: those that every PDF reader has are Latin alone. TrueType, since from WOFF2 the library embeds letters without
 * outlines; `packages/theme/scripts/write-receipt-font.ts` writes it.
 */
const devanagariFont = () => {
  devanagari ??= readFile(new URL('anek-devanagari.ttf', import.meta.url))
  return devanagari
}

/** Runs of text in one script each. Characters without a font become a question mark. */
export function runsOf(text: string): { text: string; indic: boolean }[] {
  return [
    ...text.matchAll(/[\u0900-\u097f\u200c\u200d]+(?: +[\u0900-\u097f\u200c\u200d]+)*|[^\u0900-\u097f\u200c\u200d]+/gu),
  ].map(([run]) => ({
    text: /[\u0900-\u097f]/.test(run)
      ? run
      : run.replace(/[^\n\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d]/gu, '?'),
    indic: /[\u0900-\u097f]/.test(run),
  }))
}

/** Draws an address as a QR code that can be clicked, too. */
function drawCode(document: PDFKit.PDFDocument, address: string, x: number, y: number): void {
  const { data, size } = encode(address, { border: 0 })
  const module = codeSize / size
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) document.rect(x + column * module, y + line * module, module, module)
    })
  })
  document.fill('#000000')
  document.link(x, y, codeSize, codeSize, address)
}

/**
 * Renders a receipt as a PDF, of as many pages as it needs. The library is loaded with the first receipt: a server without receipts needs
 * neither it nor the font.
 */
export async function drawReceipt(content: ReceiptText, compress = true): Promise<Buffer> {
  const { language, title, rows, notes, code, attached } = content
  const { default: Document } = await import('pdfkit')
  const document = new Document({
    size: 'A4',
    margin: left,
    compress,
    lang: `${language}-IN`,
    displayTitle: true,
    info: { Title: title },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const ended = new Promise<void>((resolve) => void document.on('end', resolve))
  document.registerFont('devanagari', await devanagariFont())
  type Style = { size: number; bold?: boolean; width: number }
  const writeLine = (text: string, x: number, y: number, { size, bold = false, width }: Style) => {
    document.fontSize(size)
    const runs = runsOf(text)
    runs.forEach((run, index) => {
      document.font(run.indic ? 'devanagari' : bold ? 'Helvetica-Bold' : 'Helvetica')
      // One baseline for both fonts, whose heights differ.
      const options = { width, continued: index < runs.length - 1, baseline: 'alphabetic' } as const
      if (index === 0) document.text(run.text, x, y + size, options)
      else document.text(run.text, options)
    })
    document.y -= size
  }
  // A line break between two scripts would be lost.
  const write = (text: string, x: number, y: number, style: Style) =>
    text.split('\n').forEach((line, index) => {
      if (line) writeLine(line, x, index === 0 ? y : document.y, style)
    })
  let pages = 1
  document.on('pageAdded', () => void pages++)
  /** The height at which this much fits: on the next page where this one is full. */
  const placeFor = (y: number, height: number) => {
    if (y + height <= bottom) return y
    document.addPage()
    return top
  }
  const writeNotes = (sentences: readonly string[], from: number, width: number) => {
    document.fillColor('#5b5348')
    let y = from
    for (const note of sentences) {
      y = placeFor(y, 24)
      write(note, left, y, { size: 9, width })
      y = document.y + 8
    }
    return y
  }
  document.fillColor('#005461')
  write('Pravesh', left, top, { size: 22, bold: true, width: 280 })
  document.fillColor('#221d17')
  write(title, left, 90, { size: 15, bold: true, width: 280 })
  let y = 130
  if (code) {
    drawCode(document, code.address, right - codeSize, top)
    y = Math.max(writeNotes(code.notes, y, 270), top + codeSize) + 24
  }
  for (const [name, value] of rows) {
    y = placeFor(y, 40)
    document
      .moveTo(left, y - 6)
      .lineTo(right, y - 6)
      .lineWidth(0.5)
      .strokeColor('#e0d8cb')
      .stroke()
    document.fillColor(value ? '#5b5348' : '#005461')
    write(name, left, y, value ? { size: 10, width: 150 } : { size: 12, bold: true, width: 483 })
    const nameEnd = document.y
    const page = pages
    document.fillColor('#221d17')
    if (value) write(value, 216, y, { size: 11, width: 323 })
    y = (page === pages ? Math.max(document.y, nameEnd, y + 14) : document.y) + 12
  }
  writeNotes(notes, y + 12, 483)
  if (attached) document.file(attached.bytes, { name: attached.name, type: attached.type })
  document.end()
  await ended
  return Buffer.concat(chunks)
}
