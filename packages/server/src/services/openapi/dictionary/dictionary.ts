import { catalogue } from './catalogue/catalogue.ts'
import { guidance } from './catalogue/guidance.ts'
import { imports } from './catalogue/imports.ts'
import { listing } from './catalogue/listing.ts'
import { publishing } from './catalogue/publishing.ts'
import { envelope } from './envelope.ts'
import { college } from './institute/college.ts'
import { declared } from './institute/declared.ts'
import { fees } from './institute/fees.ts'
import { institute } from './institute/institute.ts'
import { place } from './institute/place.ts'
import { proposal } from './institute/proposal.ts'
import { school } from './institute/school.ts'
import { account } from './people/account.ts'
import { application } from './people/application.ts'
import { document } from './people/document.ts'
import { enquiry } from './people/enquiry.ts'
import { family } from './people/family.ts'
import { inbox } from './people/inbox.ts'
import { mails } from './people/mails.ts'
import { payment } from './people/payment.ts'
import { reconciliation } from './people/reconciliation.ts'
import { review } from './people/review.ts'
import { session } from './people/session.ts'
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
