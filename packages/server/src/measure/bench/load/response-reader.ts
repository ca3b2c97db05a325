/** Counts the answers that come over one connection, without keeping them. */
export class ResponseReader {
  #head: Buffer | undefined
  #missing: number | undefined

  /** Processes received bytes; true where a response ended with them. Throws for unexpected responses: see `bytesAfterHead`. */
  push(part: Buffer): boolean {
    if (this.#missing === undefined) {
      const bytes = this.#head ? Buffer.concat([this.#head, part]) : part
      const end = bytes.indexOf('\r\n\r\n')
      this.#head = end < 0 ? bytes : undefined
      if (end < 0) return false
      this.#missing = bytesAfterHead(bytes.toString('latin1', 0, end)) - (bytes.length - end - 4)
    } else this.#missing -= part.length
    if (this.#missing > 0) return false
    if (this.#missing < 0) throw new Error('More came than the answer said it has')
    this.#missing = undefined
    return true
  }
}

/** How long the body is behind a head. Throws for an answer that is neither 200 nor 304, and for one of unknown length. */
function bytesAfterHead(head: string): number {
  const status = head.slice(9, 12)
  if (status === '304') return 0
  if (status !== '200') throw new Error(`Answered ${head.split('\r\n', 1)[0]}`)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error('An answer does not say how long it is')
  return Number(length)
}
