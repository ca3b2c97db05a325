import { readFile } from 'node:fs/promises'
import type { Language } from '@pravesh/messages'

/** Content of a receipt: rows of a name and a value, then sentences. */
export type ReceiptText = {
  language: Language
  title: string
  rows: readonly (readonly [name: string, value: string])[]
  notes: readonly string[]
}

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

/**
 * Renders a receipt as a PDF of one page. The library is loaded with the first receipt: a server without receipts needs neither it nor the
 * font.
 */
export async function drawReceipt({ language, title, rows, notes }: ReceiptText, compress = true): Promise<Buffer> {
  const { default: Document } = await import('pdfkit')
  const document = new Document({
    size: 'A4',
    margin: 56,
    compress,
    lang: `${language}-IN`,
    displayTitle: true,
    info: { Title: title },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const ended = new Promise<void>((resolve) => void document.on('end', resolve))
  document.registerFont('devanagari', await devanagariFont())
  const write = (
    text: string,
    x: number,
    y: number,
    { size, bold = false, width }: { size: number; bold?: boolean; width: number },
  ) => {
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
  document.fillColor('#005461')
  write('Pravesh', 56, 56, { size: 22, bold: true, width: 480 })
  document.fillColor('#221d17')
  write(title, 56, 90, { size: 15, bold: true, width: 480 })
  let y = 130
  for (const [name, value] of rows) {
    document
      .moveTo(56, y - 6)
      .lineTo(539, y - 6)
      .lineWidth(0.5)
      .strokeColor('#e0d8cb')
      .stroke()
    document.fillColor('#5b5348')
    write(name, 56, y, { size: 10, width: 150 })
    document.fillColor('#221d17')
    write(value, 216, y, { size: 11, width: 323 })
    y = Math.max(document.y, y + 14) + 12
  }
  y += 12
  document.fillColor('#5b5348')
  for (const note of notes) {
    write(note, 56, y, { size: 9, width: 483 })
    y = document.y + 8
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}
