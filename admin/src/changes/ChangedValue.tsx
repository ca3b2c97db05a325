import { translations } from '@pravesh/console-kit'
import { ConflictValue } from '@pravesh/console-kit/form/conflict/ConflictValue'
import { collegeFields, type InstituteChange, schoolFields } from '@pravesh/contract'
import { inputsOf } from '@pravesh/institute-screens'
import { FactValue } from '@pravesh/institute-screens/record/Facts'
import type { ReactNode } from 'react'

type ChangedField = InstituteChange['fields'][number]
const inputs = { school: inputsOf(schoolFields), college: inputsOf(collegeFields) }

/** A value as its field shows it, with the names of what it refers to. */
export function ChangedValue({
  type,
  name,
  value,
}: Pick<ChangedField, 'name'> & { type: 'school' | 'college'; value: unknown }): ReactNode {
  const field = Object.entries(inputs[type]).find(([key]) => key === name)?.[1]
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return translations().translate('Empty')
  // Parts of an institute are declared as texts for their label's sake: groups of values.
  const isGroup = typeof value === 'object' && !Array.isArray(value) && (!field || field.kind === 'text')
  return isGroup ? <FactValue name={name} value={value} /> : <ConflictValue field={field} value={value} />
}
