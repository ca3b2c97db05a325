import type { CatalogueChange, Entity, InstituteChange, InstituteType } from '@pravesh/contract'
import type { Fields } from '@pravesh/institute-screens'
import type { RaRecord } from 'react-admin'
import { instituteInputs } from '../../parts/field-label.ts'
import type { ChangedField } from '../change-label.ts'

/** An entry of either change log. */
export type Change = InstituteChange | CatalogueChange
/** The subject of a history: a record, its change log, and its fields. */
export type Subject = {
  /** The resource whose update restores a field. */
  resource: string
  log: 'institute-changes' | 'catalogue-changes'
  filter: Readonly<Record<string, unknown>>
  fields: Fields
  record: RaRecord
  /** The kind of institute, with parts that can be restored too. */
  instituteType?: InstituteType
}

export const instituteSubject = (type: InstituteType, record: RaRecord): Subject => ({
  resource: `${type}s`,
  log: 'institute-changes',
  filter: { instituteType: type, instituteId: Number(record.id) },
  fields: instituteInputs[type],
  record,
  instituteType: type,
})
export const catalogueSubject = ({ name, fields }: Entity, record: RaRecord): Subject => ({
  resource: name,
  log: 'catalogue-changes',
  filter: { entity: name, record: Number(record.id) },
  fields,
  record,
})
/** Changes with the version of a record. */
export const versionOf = ({ record }: Subject): string => `${record.version ?? ''} ${record.updatedAt ?? ''}`
export type { ChangedField }
