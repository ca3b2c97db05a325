export { createLexicon, type Lexicon, type LexiconSource } from './lexicon/lexicon.ts'
export { type NamedInstitute, NameTable, NameTableBuilder } from './lexicon/name-table.ts'
export { findMeanings, type PhraseMeaning } from './reading/meanings.ts'
export { type ParseOptions, parseQuery } from './reading/parse.ts'
export { romanizeText } from './text/devanagari.ts'
export { normalize } from './text/normalize.ts'
export type {
  ListingKind,
  PageSection,
  PlaceEntry,
  QueryIntent,
  QueryPlace,
  QueryReading,
  Slot,
  SlotName,
  VocabularyEntry,
} from './types.ts'
export { careerSynonyms, catalogueSynonyms, courseSynonyms, examSynonyms } from './words/catalogue-synonyms.ts'
export { facetGroups } from './words/grammar.ts'
export { hindiCityNames } from './words/places/hindi-city-names.ts'
export { placeSynonyms } from './words/places/place-synonyms.ts'
export type { WordGroup } from './words/word-group.ts'
