export {
  type ConsentPurpose,
  consents,
  consentText,
  currentConsent,
  isConsentTaken,
} from './consent.ts'
export { dayInIndia, daysBetween, formatAppointment, formatDate, formatDateTime, monthName } from './format/dates.ts'
export {
  formatCount,
  formatDays,
  formatDistance,
  formatNumber,
  formatPaise,
  formatRupees,
  formatRupeesShort,
  formatSize,
} from './format/numbers.ts'
export { filterLabel, filterValueLabel, rangeLabel } from './listing/filter-labels.ts'
export { listingAdjectives, listingHeading } from './listing/listing-heading.ts'
export { documentCountMessage, documentSpaceMessage } from './reasons/document-limits.ts'
export { knownPhraseMessage, phraseIsName } from './reasons/synonym-errors.ts'
export { fill } from './translate/fill.ts'
export { type Language, languageNames, languages, locales } from './translate/language.ts'
export { errorReferenceText } from './translate/reference.ts'
export { type MessageKey, messageText, optionText, t } from './translate/translate.ts'
export { unsubscribeText } from './unsubscribe.ts'
