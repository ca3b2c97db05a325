import { ApiError } from '@pravesh/contract'
import { type Language, type MessageKey, messageText, t } from '@pravesh/messages'

const fields = ['name', 'relation', 'birthYear', 'otp', 'consentVersion', 'proof'] as const
type Field = (typeof fields)[number]
export const guardianRelations = ['mother', 'father', 'guardian'] as const

/** The state of the form on the guardian's page. An error of a field is shown at it, any other above all of them. */
export type ConsentState = {
  values: Readonly<Record<Field, string>>
  errors: Readonly<Partial<Record<Field, string>>>
  error?: string
  isCodeSent?: true
  status: number
}
const empty = { name: '', relation: '', birthYear: '', otp: '', consentVersion: '', proof: '' }
export const emptyConsent: ConsentState = { values: empty, errors: {}, status: 200 }

/**
 * Handles the forms of the guardian's page: the consent, its withdrawal, or the request of a code. Returns 'done', or the form with its
 * errors and what was typed.
 */
export async function takeGuardianConsent(
  form: FormData,
  id: string,
  language: Language,
  actions: Pick<App.Locals, 'agreeAsGuardian' | 'withdrawAsGuardian' | 'sendGuardianCode'>,
): Promise<ConsentState | 'done'> {
  const text = t(language)
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const values = { ...empty, ...Object.fromEntries(fields.map((name) => [name, field(name)])) }
  const sentence = (error: ApiError) => {
    const key: string = `errors.${error.code}` satisfies MessageKey
    return messageText(key, language) ?? text('errors.UNAVAILABLE')
  }
  try {
    if (field('step') === 'code') {
      await actions.sendGuardianCode({ id })
      return { values: { ...values, otp: '' }, errors: {}, isCodeSent: true, status: 200 }
    }
    const isCode = /^(?:\D*\d){6}\D*$/.test(values.otp)
    if (field('step') === 'withdraw') {
      if (!isCode) return { values, errors: { otp: text('guardian.otpWrong') }, status: 422 }
      await actions.withdrawAsGuardian({ id, otp: values.otp })
      return 'done'
    }
    const isProven = values.proof !== ''
    const relation = guardianRelations.find((name) => name === values.relation)
    const errors: Partial<Record<Field, string>> = {
      ...(!isProven && values.name === '' && { name: text('guardian.required') }),
      ...(!relation && { relation: text('guardian.required') }),
      ...(!isProven && !/^\d{4}$/.test(values.birthYear) && { birthYear: text('guardian.birthYearWrong') }),
      ...(!isProven && !isCode && { otp: text('guardian.otpWrong') }),
      ...(values.consentVersion === '' && { consentVersion: text('guardian.agreeNeeded') }),
    }
    if (!relation || Object.keys(errors).length > 0)
      return { values, errors, error: text('guardian.check'), status: 422 }
    const { proof, consentVersion } = values
    const person = isProven ? { proof } : { name: values.name, otp: values.otp, birthYear: Number(values.birthYear) }
    await actions.agreeAsGuardian({ ...person, id, relation, consentVersion })
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const own = Object.fromEntries(error.errors.map((item) => [item.field, item.message]))
    const errors = own.otp === undefined ? own : { ...own, otp: text('guardian.otpWrong') }
    return { values, errors, error: sentence(error), status: error.status }
  }
}
