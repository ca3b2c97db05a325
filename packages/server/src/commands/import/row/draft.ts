import type { InstituteType, RejectReason, RowNote } from '@pravesh/contract'
import type { PlainValues } from './plain-fields.ts'

export type RegisterSource = { name: string; url?: string; asOf: string; tier: 'official' | 'reported' }

/** The registers' own numbering schemes; `own` is the key of a plain list, `page` the address of a page of Pravesh, `place` a name with its place: no number at all. */
export type Scheme = 'cbse' | 'cisce' | 'kv' | 'udise' | 'aishe' | 'aicte' | 'own' | 'page' | 'place'

/** One row of a register, cleaned and judged, before it meets the database. Places and look-ups are still by name. */
export type Draft = PlainValues & {
  kind: InstituteType
  key: { scheme: Scheme; value: string }
  name: string
  /** Code of the state. */
  state: string
  city: string
  district: string
  address: string | null
  pincode: string | null
  website: string | null
  established: number | null
  gender: string | null
  /** Schools. */
  board: string | null
  schoolType: string | null
  classFrom: number | null
  classTo: number | null
  /** Colleges. */
  collegeType: string | null
  university: string | null
  source: RegisterSource
  /** Whether it may meet, by name and place, an institute that another register brought. */
  mayMeet: boolean
  /** Cells that are left out, or read as something else. */
  notes: readonly RowNote[]
}
export type RejectedRow = { reason: RejectReason }
/** The reason of a code, with the values of its sentence. */
export const rejected = (code: RejectReason['code'], values: RejectReason['values'] = {}): RejectedRow => ({
  reason: { code, values },
})
