import { pluralOf, type SearchKind, searchKinds } from '@pravesh/contract'
import { inArray, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { searchDoc } from '../../../platform/db/tables.ts'
import type { NameSource } from '../name-source.ts'
import { settledTag } from '../settle.ts'
import { sqlNames } from '../sql/source.ts'
import type { NameIndex } from './name-index.ts'
import { indexDocument, readDocuments, readNameIndex } from './read-index.ts'

/** About 180 MB. Larger catalogues are searched in the database. */
const maxDocuments = 250_000
/** Building may take this share of the time. */
const buildShare = 0.05
/** Milliseconds until the size of a catalogue that was too large is looked at again. */
const sizeCheckInterval = 3_600_000
/** Changed documents and new words are looked through one by one: with more of them the index is built again. */
const maxChanges = 1_000

/** Records of a kind that changed; without ids it may be any of them. */
type Change = { kind: SearchKind; ids?: readonly number[] }

const isInstitute = (kind: SearchKind): boolean => kind === 'school' || kind === 'college'

/** The documents that a notice concerns. Kinds of which there are few are read as a whole: a renamed category is in each of them. */
function changesOf(tags: readonly string[]): Change[] {
  return searchKinds.flatMap((kind): Change[] => {
    if (!isInstitute(kind)) return tags.includes(pluralOf[kind]) ? [{ kind }] : []
    const ids = tags.flatMap((tag) => (tag.startsWith(`${kind}:`) ? [Number(tag.slice(kind.length + 1))] : []))
    return ids.length > 0 ? [{ kind, ids }] : []
  })
}

/**
 * The index of names that answers in this process: in memory once it is built, in the database before that, while a change is read, and
 * for catalogues that are too large. Whoever holds it passes the notices of changes on.
 */
export class LiveNames {
  readonly #db: Db
  readonly #database: NameSource
  readonly #onError: (error: unknown) => void
  readonly #maxDocuments: number
  #index: NameIndex | undefined
  #building: Promise<void> | undefined
  #isOutdated = false
  #buildDueAt = 0
  /** Changes are read one after the other; how many are under way. */
  #reading: Promise<void> = Promise.resolve()
  #pendingCount = 0

  constructor(db: Db, onError: (error: unknown) => void = () => undefined, limit = maxDocuments) {
    this.#db = db
    this.#database = sqlNames(db)
    this.#onError = onError
    this.#maxDocuments = limit
  }

  /** The index to search now. The first call begins to build the one in memory. */
  source(): NameSource {
    if (!this.#index && !this.#building && Date.now() >= this.#buildDueAt) this.#building = this.#build()
    return this.#index && this.#pendingCount === 0 ? this.#index : this.#database
  }

  /** Resolves when nothing is being built or read. */
  async idle(): Promise<void> {
    await this.#building
    await this.#reading
  }

  /** Reads what a notice of changed records concerns. */
  invalidate(tags: readonly string[]): void {
    if (tags.includes(settledTag)) this.clear()
    if (!this.#index && !this.#building) return
    for (const change of changesOf(tags)) {
      this.#pendingCount++
      this.#reading = this.#reading
        .then(() => this.#read(change))
        .catch((error) => {
          this.clear()
          this.#onError(error)
        })
        .finally(() => {
          this.#pendingCount--
        })
    }
  }

  /** Drops the index: anything may have changed. */
  clear(): void {
    this.#index = undefined
    this.#isOutdated = true
  }

  async #build(): Promise<void> {
    const startedAt = Date.now()
    this.#isOutdated = false
    try {
      const index = await readNameIndex(this.#db, this.#maxDocuments)
      this.#buildDueAt = Date.now() + (index ? (Date.now() - startedAt) / buildShare : sizeCheckInterval)
      if (!this.#isOutdated) this.#index = index
    } catch (error) {
      this.#buildDueAt = Date.now() + 1_000
      this.#onError(error)
    } finally {
      this.#building = undefined
    }
  }

  async #read({ kind, ids }: Change): Promise<void> {
    // A build that began before the change may not contain it.
    await this.#building
    const index = this.#index
    if (!index) return
    const ofIds = ids ? inArray(searchDoc.refId, [...ids]) : sql`true`
    const rows = await readDocuments(this.#db, sql`kind = ${kind} and ${ofIds}`, maxChanges + 1)
    if (ids) for (const id of ids) index.table.remove(kind, id)
    else index.table.removeKind(kind)
    for (const row of rows) index.table.put(indexDocument(index.wordIndex, row))
    if (index.table.changedCount > maxChanges || index.wordIndex.addedCount > maxChanges) this.clear()
  }
}
