import type { CallFailure } from '@pravesh/data-provider'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { translations } from '../../language/translations.ts'

type ErrorSetter<T extends FieldValues> = Pick<UseFormReturn<T>, 'setError'>

/**
 * Displays the field errors of a rejected call at the inputs of a form and focuses the first. The error as a whole is set on the form too,
 * or the form would count as submitted and the input would be lost.
 */
export function setFieldErrors<T extends FieldValues>(
  { setError }: ErrorSetter<T>,
  fields: readonly FieldPath<T>[],
  { error, message }: CallFailure,
): void {
  setError('root.serverError', { message })
  const errors = error.errors.flatMap(({ field, message: issue }) => {
    const name = fields.find((candidate) => candidate === field)
    return name === undefined ? [] : [{ name, message: translations().translateSentence(issue) }]
  })
  for (const [index, { name, message: issue }] of errors.entries())
    setError(name, { type: 'server', message: issue }, { shouldFocus: index === 0 })
}
