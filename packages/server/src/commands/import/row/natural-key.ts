import { boardSlug } from '../clean/board.ts'
import { fold } from '../place/state.ts'
import type { Cells, Preset } from '../preset.ts'
import { type Draft, type RejectedRow, rejected } from './draft.ts'

/** A plain list may carry the address of a page or a register's number: then its rows meet that page's, or that register's. */
function borrowed(cells: Cells): Draft['key'] | undefined {
  if (cells.url && /^[a-z0-9-]{3,160}$/.test(cells.url)) return { scheme: 'page', value: cells.url }
  if (cells.udiseCode && /^\d{11}$/.test(cells.udiseCode)) return { scheme: 'udise', value: cells.udiseCode }
  if (cells.aisheCode && /^[CSU]-\d{1,6}$/.test(cells.aisheCode)) return { scheme: 'aishe', value: cells.aisheCode }
  const board = cells.affiliationNo && cells.board ? boardSlug(cells.board) : undefined
  if (!cells.affiliationNo || (board !== 'cbse' && board !== 'cisce')) return undefined
  return { scheme: board, value: cells.affiliationNo }
}

type NamedPlace = Pick<Draft, 'name' | 'state' | 'city' | 'pincode'> & { address: string }

/** The key of the row from one import to the next, or the reason why it has none. */
export function naturalKey(preset: Preset, cells: Cells, place: NamedPlace): Draft['key'] | RejectedRow {
  const { scheme, of: column, shape, called } = preset.key
  const value = cells[column] ?? ''
  if (scheme === 'own') {
    const borrowedKey = borrowed(cells)
    if (borrowedKey) return borrowedKey
    if (value) return { scheme, value }
    const { name, state, city, pincode, address } = place
    const parts = [fold(name), state, fold(city), pincode, fold(cells.affiliationNo ?? ''), fold(address)]
    return { scheme: 'place', value: parts.filter(Boolean).join(' ') }
  }
  if (!value) return rejected('no-key', { key: called })
  return shape.test(value) ? { scheme, value } : rejected('wrong-key', { key: called, value })
}
