import { type InstituteType, pagePath } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { pathIn } from '../page/language.ts'
import { feeParameter } from './comparison/address.ts'

/** The class or the course that a family chose in a list: its pages show and ask for this one. */
export interface ChosenFee {
  /** As addresses have it: `6`, `btech`. */
  value: string
  label: string
}

/** An address that names the chosen class or course; without one unchanged. */
export function withChosen(kind: InstituteType, path: string, value: string | null | undefined): string {
  if (!value) return path
  return `${path}${path.includes('?') ? '&' : '?'}${feeParameter[kind]}=${value}`
}

/** The page of an institute, for the chosen class or course. */
export const chosenPagePath = (kind: InstituteType, url: string, language: Language, value?: string | null): string =>
  withChosen(kind, pathIn(language, pagePath(kind, url)), value)

/**
 * The choice that an address names, of those that its page has; null without one, and undefined where the address is to be given up for the
 * one without it. A page is cached by its address, so that it has no more of them than choices.
 */
export function chosenIn<C extends ChosenFee>(
  kind: InstituteType,
  query: URLSearchParams,
  choices: readonly C[],
): C | null | undefined {
  const requested = query.getAll(feeParameter[kind])
  if (requested.length === 0) return null
  return requested.length === 1 ? choices.find(({ value }) => value === requested[0]) : undefined
}
