/** The kind of a listing's rows, or of a page's subject. */
export type ListingKind = 'school' | 'college' | 'exam' | 'career' | 'course'

/**
 * Filters of a listing in a query. Values are slugs of the catalogue, except for `class` (`nursery`, `lkg`, `ukg`, `1` to `12`), `feeMax`
 * and `feeMin` (rupees a year), `accreditation` (a NAAC grade: `A++`), `admissionsOpen` (`true`) and `sort` (`rank`, `rating`, `feeAsc`).
 */
export type SlotName =
  | 'board'
  | 'medium'
  | 'gender'
  | 'ownership'
  | 'type'
  | 'residential'
  | 'facility'
  | 'class'
  | 'course'
  | 'specialization'
  | 'category'
  | 'level'
  | 'delivery'
  | 'exam'
  | 'stream'
  | 'accreditation'
  | 'admissionsOpen'
  | 'feeMax'
  | 'feeMin'
  | 'sort'
  | 'group'

/** A value of a catalogue that queries may name; of slot `name`, an institute that is known by a short name. */
export type VocabularyEntry = {
  slot: SlotName | 'career' | 'article' | 'name'
  /** Slug in the catalogue. */
  value: string
  label: string
  localLabel?: string
  /** All spellings, synonyms among them, in any script. */
  phrases: readonly string[]
  kinds: readonly ListingKind[]
  /** Its cost on a path through the query; a default by slot. The lower one wins where two values have one phrase. */
  cost?: number
  /** Of a specialization: slug of the course that it belongs to. */
  course?: string
  /** Of a course: slug of the category that exams for it are listed under. */
  category?: string
  /** Of a board: slug of the state that has it, where the query names no place. */
  state?: string
}

/** A place of the catalogue. One with no name but a `pincode` is understood by the PIN alone. */
export type PlaceEntry = {
  level: 'state' | 'city' | 'location'
  slug: string
  name: string
  localName?: string
  /** Other names, old names and names in other scripts. */
  spellings: readonly string[]
  /** Slugs of the places that contain it. */
  city?: string
  state?: string
  /** Order by size among cities, 0 the largest. */
  rank?: number
  pincode?: string
  /** Overrides the cost by level and rank; 0.45 and more is faint: matched exactly, never by sound or with a slip. */
  cost?: number
}

/** A place as a query named it; of level `pincode`, the slug is the PIN. */
export type QueryPlace = {
  level: 'state' | 'city' | 'location' | 'pincode'
  slug: string
  name: string
  city?: string
  state?: string
  pincode?: string
}

/** A section of a page in a query. */
export type PageSection =
  | 'fees'
  | 'cutoff'
  | 'dates'
  | 'admission'
  | 'reviews'
  | 'syllabus'
  | 'pattern'
  | 'eligibility'
  | 'result'
  | 'placement'
  | 'colleges'

/** One value of a query. */
export type Slot = {
  name: SlotName
  value: string
  /** From the vocabulary if it has one, else the words of the query with slips corrected. */
  label: string
  /** The words of the query it came from, normalized, in the typed script. */
  text: string
  /** Read by sound, with a slip put right, or from an unfinished word. */
  corrected?: boolean
}

/**
 * `list`: a listing; `near`: one around the visitor; `place`: a place alone; `name`: an institute by its name; `exam`, `career`, `course`,
 * `article`: the page of `target`; `careers`: the list of careers.
 */
export type QueryIntent = 'list' | 'near' | 'place' | 'name' | 'exam' | 'career' | 'careers' | 'course' | 'article'

/** The meaning of a query. */
export type QueryReading = {
  intent: QueryIntent
  kind?: ListingKind
  slots: readonly Slot[]
  place?: QueryPlace
  section?: PageSection
  sort?: string
  /** Words that were not understood; for a name, the words of the name. Normalized, in the typed script. */
  rest: string
  /**
   * Conditions that were understood and that no slot expresses, as typed: one that is negated ("without neet") or a result in an exam ("20000
   * rank"). Nothing of them is applied.
   */
  unapplied: readonly string[]
  /** Words of `rest` are where a place is named: no name without them is meant. */
  hasUnknownLocality?: true
  /** Of the cheapest path through the query: about 0.2 a word that is understood, 2 a word that is not. */
  cost: number
  /** Slug of the page of an exam, career, course or article. */
  target?: string
}
