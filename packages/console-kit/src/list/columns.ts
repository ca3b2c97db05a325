import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { LabelKey } from '../language/translations.ts'

/** A column of a list; on a phone the first is the card's title and the rest are lines of it. */
export type ListColumn = {
  name: string
  label: LabelKey
  render(record: RaRecord): ReactNode
  /** False where the endpoint has no such order. */
  sortable: boolean
  /** Set to the right, as numbers are. */
  right?: boolean
  /** Of short words, which a narrow table does not break. */
  short?: boolean
  /** Whole in a table too, however many lines it takes. */
  multiline?: boolean
  /** Hidden by default. */
  hidden?: boolean
}
