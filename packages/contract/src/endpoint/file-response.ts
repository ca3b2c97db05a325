import { z } from 'zod'

/** A file as an endpoint answers it: its bytes, media type, and the name a person saves it under. */
export type FileResponse = { bytes: Uint8Array; type: string; name: string }
/** The `answer` of endpoints with `file: true`. It never becomes JSON. */
export const fileResponse = z.custom<FileResponse>()
