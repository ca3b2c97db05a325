export { splitAlternatives } from './comparison/alternatives.ts'
export { createLexicon, type Lexicon } from './lexicon/lexicon.ts'
export { NameTable, NameTableBuilder } from './lexicon/name-table.ts'
export { findMeanings, type PhraseMeaning } from './reading/meanings.ts'
export { parseQuery } from './reading/parse.ts'
export { spellOutCampuses } from './text/campus-initials.ts'
export { romanizeText } from './text/devanagari.ts'
export { normalize, withoutJoiners } from './text/normalize.ts'
export { romanizeName } from './text/romanize-name.ts'
export type {
  ListingKind,
  PageSection,
  PlaceEntry,
  QueryPlace,
  QueryReading,
  Slot,
  SlotName,
  VocabularyEntry,
} from './types.ts'
export { articleSynonyms, catalogueSynonyms } from './words/catalogue-synonyms.ts'
export { findFacetValue } from './words/facet-value.ts'
export { facetGroups } from './words/grammar.ts'
export { isOrdinaryWord } from './words/languages/ordinary-words.ts'
export { hindiCityNames } from './words/places/hindi-city-names.ts'
export { placeSynonyms } from './words/places/place-synonyms.ts'
