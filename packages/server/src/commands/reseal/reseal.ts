import type { Db } from '../../platform/db/index.ts'
import type { Keyring } from '../../platform/keys/keyring.ts'
import type { Storage } from '../../services/delivery/storage/storage.ts'
import { resealDocuments } from './documents.ts'
import { sealForms } from './forms.ts'
import { textPlaces } from './places.ts'
import type { Step } from './step.ts'
import { resealTexts } from './texts.ts'

export type Resealed = { resealed: number; passedOver: number; errors: Map<string, number>; finished: boolean }
type Watch = {
  /** Checked between two steps: true leaves the rest for another time. */
  stopped?: () => boolean
  tick?: (label: string, done: number, total: number) => void
}

/** Everything that is sealed, part by part. */
export const stepsOf = (db: Db, keyring: Keyring, documents: Storage): Step[] => [
  ...textPlaces.map((place) => resealTexts(db, keyring, place)),
  ...sealForms(db, { encryptionKeys: keyring }),
  resealDocuments({ db, storage: documents }),
]

/**
 * Seals all data again that is not sealed with the first key, next to running servers. Data that cannot be opened is left unchanged and
 * counted by the reason.
 */
export async function resealAll(
  steps: readonly Step[],
  { stopped = () => false, tick }: Watch = {},
): Promise<Resealed> {
  const result: Resealed = { resealed: 0, passedOver: 0, errors: new Map(), finished: true }
  for (const { label, count, run } of steps) {
    const total = await count()
    let done = 0
    for await (const outcome of run()) {
      if (outcome === 'resealed') result.resealed++
      else if (outcome === 'passed over') result.passedOver++
      else {
        const reason = `${label}: ${outcome.message}`
        result.errors.set(reason, (result.errors.get(reason) ?? 0) + 1)
      }
      tick?.(label, ++done, total)
      if (stopped()) return { ...result, finished: false }
    }
  }
  return result
}
