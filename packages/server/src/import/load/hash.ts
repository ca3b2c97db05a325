import { createHash } from 'node:crypto'

/** A short digest of a text: enough to tell whether a value changed, not to protect anything. */
export const shortHash = (text: string, length = 12): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)
