import type { publicationStates } from '@pravesh/contract'
import type { RaRecord } from 'react-admin'

/** What the editors of schools and colleges rely on; the rest goes through the form by its schema. */
export type Institute = RaRecord<number> & {
  name: string
  url: string
  status: (typeof publicationStates)[number]
  version: number
  createdAt: string
  updatedAt: string
}
