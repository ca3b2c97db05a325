import { damaged } from './bytes.ts'
import { readFrames } from './frames.ts'
import { type Part, partOf, type Totals } from './parts.ts'

/** What has been seen of an archive so far; throws where a part cannot stand where it stands. */
function createOrder() {
  const seen: Totals = { tables: 0, rows: 0, files: 0, fileBytes: 0, missing: 0 }
  let before: Part['part'] | undefined
  let files = false
  return {
    next(one: Part) {
      if ((before === undefined) !== (one.part === 'head')) throw damaged('its head is not where it belongs')
      if (before === 'end') throw damaged('something comes behind its end')
      if (one.part === 'rows' && before !== 'table' && before !== 'rows') throw damaged('it has rows of no table')
      if (files && (one.part === 'table' || one.part === 'rows')) throw damaged('it has tables behind files')
      if (one.part === 'table') seen.tables++
      if (one.part === 'rows') seen.rows += one.rows
      if (one.part === 'file') {
        files = true
        seen.files++
        seen.fileBytes += one.bytes.length
      }
      if (one.part === 'end' && JSON.stringify({ ...one, ...seen, missing: one.missing }) !== JSON.stringify(one))
        throw damaged('its end counts something else than it holds')
      before = one.part
    },
    end() {
      if (before !== 'end') throw damaged('it is cut off')
    },
  }
}

/** The parts of an archive in their order. What it holds counts only when the end has come. */
export async function* readParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const order = createOrder()
  for await (const frame of readFrames(source)) {
    const one = await partOf(frame)
    order.next(one)
    yield one
  }
  order.end()
}
