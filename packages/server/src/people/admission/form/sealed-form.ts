import { isDeepStrictEqual } from 'node:util'
import type { SentApplication } from '@pravesh/contract'
import type { Config } from '../../../platform/config/config.ts'
import type { application, applicationForm, child } from '../../../platform/db/tables.ts'
import { CannotOpen } from '../../../platform/keys/keyring.ts'
import { seal, unseal } from '../../../platform/keys/seal.ts'

/**
 * Health, social category, income and disability are sealed in the database, with the account in the seal: a replica, a backup or a row
 * copied to another account does not show them. Digital Personal Data Protection Act 2023, s. 8(5); Rules 2025, r. 6(1)(a).
 */
export type FormKeys = Pick<Config, 'encryptionKeys'>
type Parts = Readonly<Record<string, unknown>>
type ChildRecord = typeof child.$inferSelect
type StoredForm = typeof applicationForm.$inferSelect.form
type StoredSent = NonNullable<typeof application.$inferSelect.sent>

/** The purpose of the seal: it cannot be opened as another account's. */
export const formPurpose = (account: number): string => `health, category, income and disability of ${account}`

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** The parts as one sealed text; null where all are empty. Unchanged parts keep their text, so that an unchanged form is equal to itself. */
function sealParts({ encryptionKeys }: FormKeys, account: number, parts: Parts, before: unknown): string | null {
  if (Object.values(parts).every(isEmpty)) return null
  const same = JSON.parse(JSON.stringify(parts))
  if (typeof before === 'string' && isDeepStrictEqual(openParts({ encryptionKeys }, account, before), same))
    return before
  return seal(encryptionKeys, formPurpose(account), JSON.stringify(parts))
}
/** Parts whose key is lost are empty: the server starts without a key only where it is declared as lost, and the family can write them anew. */
function openParts({ encryptionKeys }: FormKeys, account: number, sealed: unknown): Parts {
  if (typeof sealed !== 'string') return {}
  try {
    return JSON.parse(unseal(encryptionKeys, formPurpose(account), sealed))
  } catch (error) {
    if (error instanceof CannotOpen) return {}
    throw error
  }
}

type Parent = { income?: unknown }
const parentsOf = ({ parents }: Parts): Parent[] => (Array.isArray(parents) ? parents : [])

/** A child with its form as the family wrote them. */
export function openChild<Row extends Pick<ChildRecord, 'account' | 'category' | 'specialNeeds' | 'commonForm'>>(
  keys: FormKeys,
  row: Row,
): Row {
  const { sealed, sealedIncomes, ...sections } = row.commonForm
  const { category = row.category, specialNeeds = row.specialNeeds, ...health } = openParts(keys, row.account, sealed)
  const { incomes } = openParts(keys, row.account, sealedIncomes)
  const parents = parentsOf(sections).map((parent, index) =>
    Array.isArray(incomes) && !isEmpty(incomes[index]) ? { ...parent, income: incomes[index] } : parent,
  )
  const commonForm = { ...sections, ...health, ...(Array.isArray(sections.parents) && { parents }) }
  return { ...row, category, specialNeeds, commonForm }
}
/**
 * The columns of a child as they are stored. Incomes have a seal of their own, since the other one goes to schools with an application.
 * `before` is the stored form until now.
 */
export function sealChild(
  keys: FormKeys,
  {
    account,
    category = null,
    specialNeeds = null,
    commonForm,
  }: Pick<ChildRecord, 'account' | 'commonForm'> & Partial<Pick<ChildRecord, 'category' | 'specialNeeds'>>,
  before: Parts = {},
): Pick<ChildRecord, 'category' | 'specialNeeds' | 'commonForm'> {
  const { medical, quotas, ...sections } = commonForm
  const incomes = parentsOf(sections).map(({ income }) => income ?? null)
  const parents = parentsOf(sections).map(({ income: _, ...parent }) => parent)
  const sealed = sealParts(keys, account, { category, specialNeeds, medical, quotas }, before.sealed)
  const sealedIncomes = incomes.every(isEmpty) ? null : sealParts(keys, account, { incomes }, before.sealedIncomes)
  return {
    category: null,
    specialNeeds: null,
    commonForm: { ...sections, ...(Array.isArray(sections.parents) && { parents }), sealed, sealedIncomes },
  }
}

/** The sections of a student's form as they are stored; `before` is the stored form until now. */
export function sealForm(keys: FormKeys, account: number, sections: Parts, before: Parts = {}): StoredForm {
  const { personal } = sections
  if (personal === undefined) return { ...sections }
  if (personal === null) return { ...sections, sealed: null }
  const { category, disability, ...rest } = personal as Parts
  return { ...sections, personal: rest, sealed: sealParts(keys, account, { category, disability }, before.sealed) }
}
/** A student's form as it was written. */
export function openForm(keys: FormKeys, account: number, { sealed, ...form }: StoredForm): StoredForm {
  const { personal } = form
  if (!personal) return form
  return { ...form, personal: { ...personal, ...openParts(keys, account, sealed) } }
}

/** An application that was sent before its parts were sealed, as it is stored now. */
export function sealSent(keys: FormKeys, account: number, sent: StoredSent): StoredSent {
  const { category = null, specialNeeds = null } = sent.child ?? {}
  const { medical = null, quotas = null } = sent.common ?? {}
  const { category: ownCategory, disability, ...personal } = sent.form?.personal ?? {}
  return {
    ...sent,
    child: sent.child && { ...sent.child, category: null, specialNeeds: null },
    common: sent.common && { ...sent.common, medical: null, quotas: null },
    form: sent.form && { ...sent.form, personal: sent.form.personal && (personal as typeof sent.form.personal) },
    sealed: {
      child: sealParts(keys, account, { category, specialNeeds, medical, quotas }, null),
      form: sealParts(keys, account, { category: ownCategory, disability }, null),
    },
  }
}
/** An application as its institute reads it. It has the sealed texts of the child and of the student's form. */
export function openSent(keys: FormKeys, account: number, { sealed, ...sent }: StoredSent): SentApplication {
  const { category, specialNeeds, ...health } = openParts(keys, account, sealed?.child)
  const ofChild = sealed?.child ? ({ category, specialNeeds } as Partial<NonNullable<SentApplication['child']>>) : {}
  const personal = openParts(keys, account, sealed?.form)
  return {
    ...sent,
    child: sent.child && { ...sent.child, ...ofChild },
    common: sent.common && { ...sent.common, ...health },
    form: sent.form && { ...sent.form, personal: sent.form.personal && { ...sent.form.personal, ...personal } },
  }
}
