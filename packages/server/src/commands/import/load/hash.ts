import { createHash } from 'node:crypto'
import type { Draft } from '../row/draft.ts'

/** A short digest of a text: enough to tell whether a value changed, not to protect anything. */
export const shortHash = (text: string, length = 12): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

/** The hash of what a row says. A source that is dated by the day of the import does not make it new, nor do notes. */
export const hashOf = ({ notes: _notes, ...draft }: Draft): string => shortHash(JSON.stringify(draft), 16)
