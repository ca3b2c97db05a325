import { createLexicon, facetGroups, type Lexicon } from '@pravesh/query-parser'
import type { Db } from '../../platform/db/index.ts'
import { type PageTagSource, subscribeInvalidation } from '../../platform/invalidation/publish.ts'
import { LiveNames, type NameSource } from '../search/index.ts'
import { ListingCache } from './listing-cache.ts'
import { addNames, loadNames, type Names } from './names.ts'
import { loadPlaces, type Places } from './places.ts'
import { loadSynonyms, placesWithSynonyms, withSynonyms } from './synonyms.ts'
import { listedKinds, loadVocabulary, type Vocabulary } from './vocabulary.ts'

declare module '../../platform/http/bind.ts' {
  interface RouteServices {
    lexicon: LiveLexicon
  }
}

/** The lexicon of the parser, and its parts that listings need. */
export type QueryLexicon = {
  lexicon: Lexicon
  vocabulary: Vocabulary
  places: Places
  listings: ListingCache
  /** The index of names to search now. */
  names: () => NameSource
}

/** Cached values that depend on the lexicon have this tag. */
export const lexiconTag = 'lexicon'
/** Notices of one change come together, and an import sends many: milliseconds that are waited for more of them. */
const coalesceFor = 200
/** Reading all names again may take this share of the time. */
const namesShare = 0.01
/** Types of words that are facet values: those without a record in the catalogue have no meaning. */
const facetTypes: ReadonlySet<string> = new Set(
  Object.values(listedKinds).flatMap(({ facets }) => facets.map(({ name }) => name)),
)
const vocabularyTags = ['courses', 'exams', 'careers', 'articles']

type Options = {
  /** Called when another lexicon is in use: results of the previous one are outdated. */
  onRenewed?: () => void
  onError?: (error: unknown) => void
}

/** The lexicon of this process, built from the database at the first query and renewed when the catalogue changes, in whichever process. */
export class LiveLexicon {
  readonly #db: Db
  readonly #options: Options
  readonly #listings = new ListingCache()
  readonly #nameIndex: LiveNames
  #current: Promise<QueryLexicon> | undefined
  #names: Promise<Names> | undefined
  #namesDueAt = 0
  #timer: NodeJS.Timeout | undefined
  #building: Promise<void> | undefined
  #isStale = false

  constructor(db: Db, options: Options = {}) {
    this.#db = db
    this.#options = options
    this.#nameIndex = new LiveNames(db, options.onError)
  }

  /** The index of names to search now. */
  names(): NameSource {
    return this.#nameIndex.source()
  }

  /** The lexicon as last built. Rejects where the database cannot be read; the next call tries again. */
  current(): Promise<QueryLexicon> {
    if (this.#current) return this.#current
    const built = this.#build()
    this.#current = built
    built.catch(() => {
      if (this.#current === built) this.#current = undefined
    })
    return built
  }

  /** Follows changes of the catalogue. @returns how to stop */
  async follow(source: PageTagSource): Promise<() => Promise<void>> {
    const stop = await subscribeInvalidation(source, {
      invalidate: (tags) => {
        this.#nameIndex.invalidate(tags)
        this.#change(tags)
      },
      clear: () => {
        this.#nameIndex.clear()
        this.#listings.clear()
        if (Date.now() >= this.#namesDueAt) this.#names = undefined
        this.#renewSoon()
      },
    })
    return async () => {
      clearTimeout(this.#timer)
      await stop()
      await this.#building
      await this.#nameIndex.idle()
    }
  }

  #change(tags: readonly string[]): void {
    this.#listings.clear()
    if (tags.some((tag) => vocabularyTags.includes(tag))) this.#renewSoon()
    for (const kind of ['school', 'college'] as const) {
      const ids = tags.flatMap((tag) => (tag.startsWith(`${kind}:`) ? [Number(tag.slice(kind.length + 1))] : []))
      if (ids.length > 0 && this.#names)
        this.#names
          .then(({ table }) => addNames(this.#db, table, kind, ids))
          .catch((error) => this.#options.onError?.(error))
    }
  }

  /** A lexicon that was never requested is not renewed. A change during a build causes one more build. */
  #renewSoon(): void {
    if (!this.#current) return
    this.#isStale = true
    if (this.#timer || this.#building) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#building = this.#renew().finally(() => {
        this.#building = undefined
        if (this.#isStale) this.#renewSoon()
      })
    }, coalesceFor).unref()
  }

  async #renew(): Promise<void> {
    this.#isStale = false
    try {
      const built = await this.#build()
      this.#current = Promise.resolve(built)
      this.#listings.clear()
      this.#options.onRenewed?.()
    } catch (error) {
      this.#options.onError?.(error)
    }
  }

  async #build(): Promise<QueryLexicon> {
    const [vocabulary, places] = [await loadVocabulary(this.#db), await loadPlaces(this.#db)]
    const names = await this.#loadNames()
    const synonyms = await loadSynonyms(this.#db)
    const lexicon = createLexicon({
      vocabulary: withSynonyms(vocabulary.entries, synonyms),
      places: placesWithSynonyms(places.entries, synonyms),
      names: names.table,
      isNameWord: (word) => names.vocabulary.has(word),
      facetGroups: facetGroups.filter(
        ({ type, value, kinds }) => !facetTypes.has(type) || vocabulary.has(type, value, kinds),
      ),
    })
    return { lexicon, vocabulary, places, listings: this.#listings, names: () => this.names() }
  }

  #loadNames(): Promise<Names> {
    if (this.#names) return this.#names
    const startedAt = Date.now()
    const names = loadNames(this.#db)
    this.#names = names
    names.then(
      () => {
        this.#namesDueAt = Date.now() + (Date.now() - startedAt) / namesShare
      },
      () => {
        if (this.#names === names) this.#names = undefined
      },
    )
    return names
  }
}
