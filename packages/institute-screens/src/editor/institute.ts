import type { publicationStates } from '@pravesh/contract'
import type { RaRecord } from 'react-admin'

/** Fields that the editors of schools and colleges rely on; the rest passes through the form by its schema. */
export type Institute = RaRecord<number> & {
  name: string
  url: string
  status: (typeof publicationStates)[number]
  version: number
  /** Absent while it is known from a row of a list alone. */
  unsourced?: readonly string[]
  createdAt: string
  updatedAt: string
}
