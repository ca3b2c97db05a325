import type { FormFilled } from '@pravesh/contract'
import { createContext, useContext } from 'react'
import type { Cell } from '../../api/cache.ts'
import type { Section, Task } from '../../lib/application/form-tasks.ts'

/** A long form as it was read: its sections, how far it is, when it was written last. */
export type LongRecord = Record<string, unknown> & { completeness: FormFilled; updatedAt: string | null }
/** A record from another tab, a failed save or storage. */
export const isRecord = (value: unknown): value is LongRecord =>
  typeof value === 'object' &&
  value !== null &&
  'completeness' in value &&
  'updatedAt' in value &&
  (value.updatedAt === null || typeof value.updatedAt === 'string')
/** Whether a record was written after another one. */
export const isNewer = (first: string | null, other: string | null): boolean =>
  first !== null && (other === null || Date.parse(first) > Date.parse(other))

/** Where a long form comes from, and how a section of it is written. */
export type Source = {
  cell: Cell<LongRecord>
  tasks: readonly Task[]
  /** Names the form among drafts. */
  key: string
  /** The address of its list of sections; `?` or `&` and further parameters follow. */
  address: string
  /**
   * Replaces the sections named. Rejects with CONFLICT and the record where it was changed since `ifUpdatedAt`. `leaving`: the page may end
   * before the answer is there; the call goes on.
   */
  save: (section: Section, ifUpdatedAt: string | null, leaving: boolean) => Promise<LongRecord>
  /** Known details of the person, by section: used until the section is saved. */
  prefill?: Record<string, Section>
  /** Links after the form is complete. */
  nextLinks: readonly { label: string; href: string }[]
  /** Colleges that may be named, by their number. */
  colleges?: ReadonlyMap<number, string>
  /** Documents of the vault, by their number. */
  documents?: ReadonlyMap<number, string>
  /** Others of the same kind, whose sections may be copied. */
  others?: readonly { name: string; read: () => Promise<Record<string, unknown>>; sections: readonly string[] }[]
}

export const SourceContext = createContext<Source | undefined>(undefined)
/** The form that is being filled. */
export function useSource(): Source {
  const source = useContext(SourceContext)
  if (!source) throw new Error('A part of a long form stands outside of one')
  return source
}
/** The address of one section, or of the check of all answers. */
export const sectionAddress = ({ address }: Source, section: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}section=${section}`
