import type { FieldError } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'

type Values = Readonly<Record<string, unknown>>

/**
 * A check beyond the declaration, because it depends on other records: errors of the record after a write, by field. `before` is the
 * current record, if any.
 */
export type RecordCheck = (
  record: Values,
  context: { before: Values | undefined; language: Language },
) => Promise<FieldError[]>

/** Checks by the names of catalogues. */
export type RecordChecks = Readonly<Record<string, RecordCheck>>
