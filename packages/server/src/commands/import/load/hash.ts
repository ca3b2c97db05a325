import { hash } from 'node:crypto'
import type { Draft } from '../row/draft.ts'

/** A short digest of a text: enough to detect a changed value, no protection. */
export const shortHash = (text: string, length = 12): string => hash('sha256', text, 'base64url').slice(0, length)

/** The hash of a row's content. A source dated by the day of the import does not make it new, nor do notes. */
export const hashOf = ({ notes: _notes, ...draft }: Draft): string => shortHash(JSON.stringify(draft), 16)
