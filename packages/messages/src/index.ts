export {
  type ConsentPurpose,
  consents,
  consentText,
  currentConsent,
  isConsentTaken,
} from './consent.ts'
export { dayInIndia, daysBetween, formatDate, formatDateTime, monthName } from './dates.ts'
export { documentCountMessage, documentSpaceMessage } from './document-limits.ts'
export { fill } from './fill.ts'
export { filterValueLabel, rangeLabel } from './filter-labels.ts'
export { type Language, languageNames, languages, locales } from './language.ts'
export { listingAdjectives, listingHeading } from './listing-heading.ts'
export {
  formatCount,
  formatDistance,
  formatNumber,
  formatPaise,
  formatRupees,
  formatRupeesShort,
} from './numbers.ts'
export { errorReferenceText } from './reference.ts'
export { knownPhraseMessage, phraseIsName } from './synonym-errors.ts'
export { type MessageKey, messageText, optionText, t } from './translate.ts'
export { unsubscribeText } from './unsubscribe.ts'
