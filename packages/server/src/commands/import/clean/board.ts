import { findFacetValue } from '@pravesh/query-parser'
import { stateCode } from '../place/state.ts'

const ownState =
  /\b(?:state|rajya|board|secondary|higher|senior|school|examinations?|education|of|and|council|government|govt)\b|बोर्ड|राज्य|[.,&()-]/gi

/** The slug of a board by the words that people use for it: `ICSE`, `C.B.S.E.`, `BSEB`, `Bihar School Examination Board`. */
export function boardSlug(words: string): string | undefined {
  const slug = findFacetValue('school', 'board', words)
  if (slug) return slug
  if (!/\b(?:board|council)\b|बोर्ड/i.test(words)) return undefined
  return stateCode(words.replace(ownState, ' ')) ? 'state-board' : undefined
}

/** The boards that a cell names: all of it is one, or each part between commas, slashes and signs is. */
export const boardNames = (cell: string): string[] =>
  boardSlug(cell) ? [cell] : cell.split(/[;,/|+&]|\band\b/i).flatMap((name) => name.trim() || [])
