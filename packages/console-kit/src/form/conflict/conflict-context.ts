import { createContext, useContext } from 'react'
import type { RaRecord } from 'react-admin'

/** Somebody else saved a record while it was being edited. */
export type SaveConflict = {
  /** The record as it stands on the server. */
  theirs: RaRecord
  /** Who changed it last, where the server says so. */
  changedBy?: string | undefined
}
type ConflictState = { conflict: SaveConflict | undefined; setConflict: (conflict: SaveConflict | undefined) => void }

/** The conflict of the editor's last save: `RecordEdit` provides it, the form shows it. */
export const ConflictContext = createContext<ConflictState>({ conflict: undefined, setConflict: () => undefined })
export const useSaveConflict = () => useContext(ConflictContext)
