import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import { z } from 'zod'
import { damaged } from './bytes.ts'
import { type Frame, longestFrame } from './frames.ts'

const headShape = z.object({
  /** ISO 8601: the time of its content. */
  moment: z.iso.datetime(),
  /** The timestamps (ms) of its migrations. */
  migrations: z.array(z.number().int()),
  /** True where it has been in production: it is no demo's ever again. */
  production: z.boolean(),
  /** The encryption keys that something in it is sealed with, by name; the proof is sealed with the key itself. */
  keys: z.array(z.object({ id: z.string(), proof: z.string().optional(), what: z.array(z.string()) })),
})
const tableShape = z.object({ name: z.string(), columns: z.array(z.string()) })
const sequencesShape = z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/) }))
const fileShape = z.object({ key: z.string(), type: z.string() })
const totalsShape = z.object({
  tables: z.number().int(),
  rows: z.number().int(),
  files: z.number().int(),
  fileBytes: z.number().int(),
  /** Files of rows that the store lacked. */
  missing: z.number().int(),
})
export type Head = z.infer<typeof headShape>
export type Sequences = z.infer<typeof sequencesShape>
export type Totals = z.infer<typeof totalsShape>

/** The parts of an archive: a head, tables each with its rows, sequences, files, and the end. */
export type Part =
  | ({ part: 'head' } & Head)
  | ({ part: 'table' } & z.infer<typeof tableShape>)
  /** Whole rows of the table that came last, as COPY writes them. */
  | { part: 'rows'; rows: number; text: Uint8Array }
  | { part: 'sequences'; sequences: Sequences }
  | ({ part: 'file'; bytes: Uint8Array } & z.infer<typeof fileShape>)
  | ({ part: 'end' } & Totals)

const kinds = { head: 'h', table: 't', rows: 'r', sequences: 's', file: 'f', end: 'e' } as const
const compress = promisify(deflate)
const unfold = promisify(inflate)
/** Texts shrink to a fifth; more work than this gains little. */
const level = 4

const json = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8')
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

async function payloadOf(part: Part): Promise<Buffer> {
  switch (part.part) {
    case 'rows':
      return Buffer.concat([uint32(part.rows), await compress(part.text, { level })])
    case 'file': {
      const head = json({ key: part.key, type: part.type })
      return Buffer.concat([uint32(head.length), head, part.bytes])
    }
    case 'sequences':
      return json(part.sequences)
    default: {
      const { part: _, ...rest } = part
      return json(rest)
    }
  }
}
export const frameOf = async (part: Part): Promise<Frame> => ({
  kind: kinds[part.part],
  payload: await payloadOf(part),
})

/** The part in a frame. It is parsed as external data, although its checksum is valid. */
export async function partOf({ kind, payload }: Frame): Promise<Part> {
  try {
    const read = <S extends z.ZodType>(shape: S, bytes = payload) => shape.parse(JSON.parse(bytes.toString('utf8')))
    switch (kind) {
      case kinds.head:
        return { part: 'head', ...read(headShape) }
      case kinds.table:
        return { part: 'table', ...read(tableShape) }
      case kinds.rows: {
        const text = await unfold(payload.subarray(4), { maxOutputLength: longestFrame })
        return { part: 'rows', rows: payload.readUInt32BE(), text }
      }
      case kinds.sequences:
        return { part: 'sequences', sequences: read(sequencesShape) }
      case kinds.file: {
        const start = 4 + payload.readUInt32BE()
        return { part: 'file', ...read(fileShape, payload.subarray(4, start)), bytes: payload.subarray(start) }
      }
      case kinds.end:
        return { part: 'end', ...read(totalsShape) }
    }
  } catch {
    // Reported below: its content may be personal.
  }
  throw damaged('a part of it cannot be read')
}
