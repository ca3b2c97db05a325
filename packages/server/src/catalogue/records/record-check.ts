import type { FieldError } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'

type Values = Readonly<Record<string, unknown>>

/**
 * What a declaration cannot say against a record, because it depends on others: faults of the record as a write would leave it, by field.
 * `before` is the record as it is, where there is one.
 */
export type RecordCheck = (
  record: Values,
  context: { before: Values | undefined; language: Language },
) => Promise<FieldError[]>

/** Checks by the names of catalogues. */
export type RecordChecks = Readonly<Record<string, RecordCheck>>
