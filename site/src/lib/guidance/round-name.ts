import type { CounsellingPage } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'

/** A step of a round as text: `Round 1: Reporting`. */
export const roundName = (
  { name, step }: Pick<CounsellingPage['rounds'][number], 'name' | 'step'>,
  language: Language,
): string => `${catalogueName(name, language)}: ${t(language)(`counselling.step_${step}`)}`
