import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { type StaffMove, staffMove } from '@pravesh/contract'
import type { FieldValues } from 'react-hook-form'
import type { ApplicationMove } from './status-label.ts'

/** Fields of a move's form. */
export const moveInputs = [
  'reasons',
  'note',
  'on',
  'time',
  'place',
  'bring',
  'documentTypes',
  'replyBy',
  'waitlistNumber',
] as const

const isFilled = ([, value]: [string, unknown]) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

function bodyOf(values: FieldValues, status: ApplicationMove, updatedAt: string): Record<string, unknown> {
  const inputs = moveInputs.map((name): [string, unknown] => [name, values[name]])
  return { ...Object.fromEntries(inputs.filter(isFilled)), status, updatedAt }
}
/** The move that a form describes, of the application as it was read at this time. */
export const moveOf = (values: FieldValues, status: ApplicationMove, updatedAt: string): StaffMove =>
  staffMove.parse(bodyOf(values, status, updatedAt))

/** Checks the form of a move as the server does. */
export const moveResolver = (status: ApplicationMove, updatedAt: string) =>
  formResolver(staffMove, (values) => bodyOf(values, status, updatedAt))
