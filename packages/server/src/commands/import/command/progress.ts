import type { WriteStream } from 'node:tty'
import type { Counts } from '../../../platform/db/tables/work/import.ts'

export type Progress = { tick: (counts: Counts, rows: number, bytes: number) => void; end: () => void }

const number = new Intl.NumberFormat('en-IN')
const everyMs = { bar: 100, lines: 5_000 }

/** `12,345 rows, 3,210 rows/s, 12 rejected, 40 unchanged`. */
function formatProgress(counts: Counts, rows: number, perSecond: number): string {
  return `${number.format(rows)} rows, ${number.format(perSecond)} rows/s, ${number.format(counts.rejected)} rejected, ${number.format(counts.unchanged)} unchanged`
}

/** A bar on a terminal, a line now and then elsewhere. The share done is counted in bytes of the file. */
export function showProgress(
  out: NodeJS.WriteStream | WriteStream,
  label: string,
  bytes: number,
  already: number,
): Progress {
  const startedAt = performance.now()
  const isBar = out.isTTY === true
  let lastRenderedAt = startedAt - (isBar ? everyMs.bar : 0)
  function render(counts: Counts, rows: number, read: number) {
    const now = performance.now()
    if (now - lastRenderedAt < (isBar ? everyMs.bar : everyMs.lines)) return
    lastRenderedAt = now
    const share = Math.min(1, read / bytes)
    const text = formatProgress(counts, rows, Math.round(((rows - already) / (now - startedAt)) * 1000))
    const percent = `${Math.floor(share * 100)} %`.padStart(5)
    if (!isBar) {
      out.write(`${label}: ${percent.trim()}, ${text}\n`)
      return
    }
    const width = Math.max(10, Math.min(30, (out.columns ?? 80) - text.length - label.length - 12))
    const full = Math.round(share * width)
    out.write(`\r\u001b[K${label} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent}  ${text}`)
  }
  return { tick: render, end: () => isBar && out.write('\r\u001b[K') }
}
