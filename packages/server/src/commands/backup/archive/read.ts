import { damaged } from './bytes.ts'
import { readFrames } from './frames.ts'
import { type Part, partOf, type Totals } from './parts.ts'

/** The state of reading an archive; throws for a part in the wrong position. */
function createOrder() {
  const seen: Totals = { tables: 0, rows: 0, files: 0, fileBytes: 0, missing: 0 }
  let before: Part['part'] | undefined
  let files = false
  return {
    next(part: Part) {
      if ((before === undefined) !== (part.part === 'head')) throw damaged('its head is not where it belongs')
      if (before === 'end') throw damaged('something comes behind its end')
      if (part.part === 'rows' && before !== 'table' && before !== 'rows') throw damaged('it has rows of no table')
      if (files && (part.part === 'table' || part.part === 'rows')) throw damaged('it has tables behind files')
      if (part.part === 'table') seen.tables++
      if (part.part === 'rows') seen.rows += part.rows
      if (part.part === 'file') {
        files = true
        seen.files++
        seen.fileBytes += part.bytes.length
      }
      if (part.part === 'end' && JSON.stringify({ ...part, ...seen, missing: part.missing }) !== JSON.stringify(part))
        throw damaged('its end counts something else than it holds')
      before = part.part
    },
    end() {
      if (before !== 'end') throw damaged('it is cut off')
    },
  }
}

/** The parts of an archive in order. The content is valid only after the end. */
export async function* readParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const order = createOrder()
  for await (const frame of readFrames(source)) {
    const part = await partOf(frame)
    order.next(part)
    yield part
  }
  order.end()
}
