/** Hears how far a part of the work is. */
export type Tell = (what: string, done: number, of: number, about?: string) => void

const everyMs = { line: 2_000, terminal: 200 }

/** A line that is written over on a terminal, one now and then elsewhere. A part's end is always told. */
export function showProgress(out: NodeJS.WriteStream): Tell {
  let shown = Number.NEGATIVE_INFINITY
  return (what, done, of, about) => {
    const now = performance.now()
    const isEnd = done >= of
    if (!isEnd && now - shown < (out.isTTY ? everyMs.terminal : everyMs.line)) return
    shown = now
    const share = of > 0 ? Math.floor((done / of) * 100) : 100
    const line = `${what}: ${share} %${about === undefined ? '' : ` (${about})`}`
    out.write(out.isTTY ? `\r\u001b[K${line}${isEnd ? '\n' : ''}` : `${line}\n`)
  }
}
