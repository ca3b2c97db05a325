/** Hears how far a part of the work is. */
export type ProgressListener = (phase: string, done: number, total: number, detail?: string) => void

const everyMs = { line: 2_000, terminal: 200 }

/** A line that is overwritten on a terminal, and printed occasionally elsewhere. The end of a part is always printed. */
export function showProgress(out: NodeJS.WriteStream): ProgressListener {
  let lastPrinted = Number.NEGATIVE_INFINITY
  return (phase, done, total, detail) => {
    const now = performance.now()
    const isEnd = done >= total
    if (!isEnd && now - lastPrinted < (out.isTTY ? everyMs.terminal : everyMs.line)) return
    lastPrinted = now
    const share = total > 0 ? Math.floor((done / total) * 100) : 100
    const line = `${phase}: ${share} %${detail === undefined ? '' : ` (${detail})`}`
    out.write(out.isTTY ? `\r\u001b[K${line}${isEnd ? '\n' : ''}` : `${line}\n`)
  }
}
