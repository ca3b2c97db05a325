export {
  type Consent,
  type ConsentPurpose,
  consents,
  consentText,
  currentConsent,
  isConsentTaken,
} from './consent.ts'
export { dayInIndia, daysBetween, formatDate, formatDateTime, monthName } from './dates.ts'
export { documentCountMessage, documentSpaceMessage } from './document-limits.ts'
export { en } from './en/index.ts'
export { fill } from './fill.ts'
export { filterValueLabel, rangeLabel } from './filter-labels.ts'
export { hi } from './hi/index.ts'
export { type Language, languageNames, languages, locales } from './language.ts'
export { listingAdjectives, listingHeading, type Narrowed } from './listing-heading.ts'
export {
  formatCount,
  formatDistance,
  formatNumber,
  formatPaise,
  formatRupees,
  formatRupeesShort,
  formatShort,
} from './numbers.ts'
export { errorReferenceText } from './reference.ts'
export { knownPhraseMessage, phraseIsName } from './synonym-errors.ts'
export { type MessageKey, messageText, optionText, type Translate, t, type Values } from './translate.ts'
export { unsubscribeText } from './unsubscribe.ts'
