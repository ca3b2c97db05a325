import type { Place } from '../place/reconcile.ts'
import { fold } from '../place/state.ts'
import type { Cells, Preset } from '../preset.ts'
import { type Draft, type RejectedRow, rejected } from './draft.ts'

/** A plain list may carry the address of a page or a register's number: then its rows meet that page's, or that register's. */
function borrowed(cells: Cells): Draft['key'] | undefined {
  if (cells.url && /^[a-z0-9-]{3,160}$/.test(cells.url)) return { scheme: 'page', value: cells.url }
  if (cells.udiseCode && /^\d{11}$/.test(cells.udiseCode)) return { scheme: 'udise', value: cells.udiseCode }
  if (cells.aisheCode && /^[CSU]-\d{1,6}$/.test(cells.aisheCode)) return { scheme: 'aishe', value: cells.aisheCode }
  if (cells.affiliationNo && cells.board === 'cbse') return { scheme: 'cbse', value: cells.affiliationNo }
  return cells.affiliationNo && cells.board === 'cisce' ? { scheme: 'cisce', value: cells.affiliationNo } : undefined
}

/** The key of the row from one import to the next, or the reason why it has none. */
export function naturalKey(preset: Preset, cells: Cells, name: string, place: Place): Draft['key'] | RejectedRow {
  const { scheme, of: column, shape, called } = preset.key
  const value = cells[column] ?? ''
  if (scheme === 'own') {
    const borrowedKey = borrowed(cells)
    if (borrowedKey) return borrowedKey
    const composedKey = [fold(name), place.state, fold(place.city), cells.pincode ?? ''].join(' ').trim()
    return { scheme, value: value || composedKey }
  }
  if (!value) return rejected('no-key', { key: called })
  return shape.test(value) ? { scheme, value } : rejected('wrong-key', { key: called, value })
}
