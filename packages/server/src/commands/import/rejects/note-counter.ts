import type { NoteCount, RowNote } from '@pravesh/contract'

/** Counts the rows that have a note of each kind at each field. */
export function createNoteCounter(): { add: (notes: readonly RowNote[]) => void; counts: () => NoteCount[] } {
  const counts = new Map<string, NoteCount>()
  return {
    add(notes) {
      for (const { field, code } of notes) {
        const key = `${field} ${code}`
        counts.set(key, { field, code, rows: (counts.get(key)?.rows ?? 0) + 1 })
      }
    },
    counts: () => [...counts.values()].sort((a, b) => b.rows - a.rows),
  }
}
