import { account } from './account.ts'
import { application } from './application.ts'
import { catalogue } from './catalogue.ts'
import { college } from './college.ts'
import { declared } from './declared.ts'
import { document } from './document.ts'
import { enquiry } from './enquiry.ts'
import { envelope } from './envelope.ts'
import { family } from './family.ts'
import { fees } from './fees.ts'
import { guidance } from './guidance.ts'
import { imports } from './imports.ts'
import { inbox } from './inbox.ts'
import { institute } from './institute.ts'
import { listing } from './listing.ts'
import { mails } from './mails.ts'
import { payment } from './payment.ts'
import { place } from './place.ts'
import { proposal } from './proposal.ts'
import { publishing } from './publishing.ts'
import { reconciliation } from './reconciliation.ts'
import { review } from './review.ts'
import { school } from './school.ts'
import { session } from './session.ts'
import type { Descriptions } from './shared.ts'
import { sources } from './sources.ts'
import { staff } from './staff.ts'

const themes: readonly Descriptions[] = [
  ...[
    envelope,
    sources,
    place,
    institute,
    declared,
    school,
    college,
    fees,
    application,
    family,
    document,
    payment,
    enquiry,
    inbox,
    mails,
  ],
  ...[account, session, reconciliation, review, staff, proposal, listing, publishing, guidance, catalogue, imports],
]

/** The position of a field: its call or schema, its parent fields, and its part of the call. */
export interface Spot {
  /** The operationId, or the name of the schema. */
  place: string
  /** The name of the record that a call is about. */
  record?: string | undefined
  /** Names of fields from the outermost to this one. */
  path: readonly string[]
  part?: 'query' | 'path' | 'body'
}
const marks = { query: '?', path: ':', body: '>' } as const

function keysOf({ place, record, path, part }: Spot): string[] {
  const fullPath = path.join('.')
  const name = path.at(-1) ?? ''
  return [
    ...(part ? [`${place}/${marks[part]}${fullPath}`] : []),
    `${place}/${fullPath}`,
    ...(part && path.length === 1 ? [marks[part] + name] : []),
    ...(record ? [`${record}/${fullPath}`] : []),
    ...path.slice(0, -1).map((_, from) => path.slice(from).join('.')),
    name,
  ]
}

/** The data dictionary: meanings of fields that the contract itself does not describe. */
export class Dictionary {
  #descriptions = new Map<string, string>()
  #used = new Set<string>()

  constructor() {
    for (const [key, sentence] of themes.flatMap((theme) => Object.entries(theme))) {
      const [places = '', path] = key.split('/')
      for (const fullKey of path === undefined ? [key] : places.split(',').map((place) => `${place}/${path}`)) {
        if (this.#descriptions.has(fullKey)) throw new Error(`The dictionary has ${fullKey} twice`)
        this.#descriptions.set(fullKey, sentence)
      }
    }
  }

  of(spot: Spot): string | undefined {
    const key = keysOf(spot).find((candidate) => this.#descriptions.has(candidate))
    if (key === undefined) return undefined
    this.#used.add(key)
    return this.#descriptions.get(key)
  }

  /** Keys that spoke of no field so far. */
  get unused(): string[] {
    return [...this.#descriptions.keys()].filter((key) => !this.#used.has(key))
  }
}
