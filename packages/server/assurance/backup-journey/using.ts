import type { ServerProcess } from '../../src/platform/process/testing/process.ts'
import { type Acknowledged, countOf, createAcknowledged } from '../killed/acknowledged.ts'
import { chanceSeed } from '../killed/chance.ts'
import type { OuterGateway } from '../killed/outer-gateway.ts'
import { colleges } from '../killed/rounds.ts'
import { newVisitor } from '../killed/visitor.ts'

const visitors = 4

/** The acknowledged state at a time, independent of later changes. */
const copyOf = (acknowledged: Acknowledged): Acknowledged => structuredClone(acknowledged)

/**
 * Families that use a server: they sign up, enquire, upload and remove documents, order and pay, until it is gone. `until` waits until a
 * condition on the acknowledged state is true.
 */
export function use(server: ServerProcess, gateway: OuterGateway) {
  const acknowledged = createAcknowledged()
  const around = { gateway, acknowledged, origin: () => server.origin, colleges, run: `b${chanceSeed}` }
  console.info(`CHANCE_SEED=${chanceSeed}`)
  gateway.pointAt(`${server.origin}/api/v1/open/payment/webhook`)
  const visits = Promise.all(Array.from({ length: visitors }, () => newVisitor(around)()))
  let failed: Error | undefined
  visits.catch((error: Error) => {
    failed = error
  })
  return {
    acknowledged,
    heard: () => copyOf(acknowledged),
    async until(done: () => boolean): Promise<void> {
      while (!done()) {
        if (failed) throw failed
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    continueUse(n: number): Promise<void> {
      const targetCount = countOf(acknowledged) + n
      return this.until(() => countOf(acknowledged) >= targetCount)
    },
    /** After the server's end. */
    ended: () => visits.then(() => undefined),
  }
}

/** The part that must exist at a time between two acknowledged states: a document removed or changed in between may be in either state. */
export function atMost(before: Acknowledged, after: Acknowledged): Acknowledged {
  const documents = new Map(
    [...before.documents].map(([id, document]) => {
      const laterDocument = after.documents.get(id)
      return [id, { ...document, sha256: [...document.sha256, ...(laterDocument?.sha256 ?? [])] }]
    }),
  )
  const doubtfulDocuments = before.doubtfulDocuments.union(after.doubtfulDocuments).union(after.removedDocuments)
  return { ...before, documents, doubtfulDocuments }
}
