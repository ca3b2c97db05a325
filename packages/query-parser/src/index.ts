export { romanizeText } from './devanagari.ts'
export { createLexicon, type Lexicon, type LexiconSource } from './lexicon.ts'
export { findMeanings, type PhraseMeaning } from './meanings.ts'
export { type NamedInstitute, NameTable, NameTableBuilder } from './name-table.ts'
export { normalize } from './normalize.ts'
export { type ParseOptions, parseQuery } from './parse.ts'
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
export { hindiCityNames } from './words/hindi-city-names.ts'
export { placeSynonyms } from './words/place-synonyms.ts'
export type { WordGroup } from './words/word-group.ts'
