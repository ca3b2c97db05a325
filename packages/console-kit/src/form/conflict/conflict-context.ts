import { createContext, useContext } from 'react'
import type { RaRecord } from 'react-admin'

/** A concurrent save of the record that is being edited. */
export type SaveConflict = {
  /** The record on the server. */
  theirs: RaRecord
  /** Author of the last change, if the server returns one. */
  changedBy?: string | undefined
}
type ConflictState = { conflict: SaveConflict | undefined; setConflict: (conflict: SaveConflict | undefined) => void }

/** The conflict of the editor's last save: `RecordEdit` provides it, the form shows it. */
export const ConflictContext = createContext<ConflictState>({ conflict: undefined, setConflict: () => undefined })
export const useSaveConflict = () => useContext(ConflictContext)
