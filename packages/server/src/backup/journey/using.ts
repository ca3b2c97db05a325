import { type Acknowledged, countOf, nothingYet } from '../../assurance/killed/acknowledged.ts'
import { chanceSeed } from '../../assurance/killed/chance.ts'
import type { OuterGateway } from '../../assurance/killed/outer-gateway.ts'
import { colleges } from '../../assurance/killed/rounds.ts'
import { newVisitor } from '../../assurance/killed/visitor.ts'
import type { ServerProcess } from '../../process/testing/process.ts'

const visitors = 4

/** What had been said at a moment, whatever is said later. */
const copyOf = (said: Acknowledged): Acknowledged => structuredClone(said)

/**
 * Families that use a server: sign up, ask, keep and remove papers, order and pay, until it is gone. `until` waits until something is true
 * of what was answered to them.
 */
export function use(server: ServerProcess, gateway: OuterGateway) {
  const said = nothingYet()
  const around = { gateway, said, origin: () => server.origin, colleges, run: `b${chanceSeed}` }
  console.info(`CHANCE_SEED=${chanceSeed}`)
  gateway.pointAt(`${server.origin}/api/v1/open/payment/webhook`)
  const visits = Promise.all(Array.from({ length: visitors }, () => newVisitor(around)()))
  let failed: Error | undefined
  visits.catch((thrown: Error) => {
    failed = thrown
  })
  return {
    said,
    heard: () => copyOf(said),
    async until(done: () => boolean): Promise<void> {
      while (!done()) {
        if (failed) throw failed
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    more(n: number): Promise<void> {
      const enough = countOf(said) + n
      return this.until(() => countOf(said) >= enough)
    },
    /** After the server's end. */
    ended: () => visits.then(() => undefined),
  }
}

/** What of it must be there at a moment between the two hearings: a paper that was removed or changed meanwhile may be the one or the other. */
export function atMost(before: Acknowledged, after: Acknowledged): Acknowledged {
  const documents = new Map(
    [...before.documents].map(([id, paper]) => {
      const later = after.documents.get(id)
      return [id, { ...paper, sha256: [...paper.sha256, ...(later?.sha256 ?? [])] }]
    }),
  )
  const doubtfulDocuments = before.doubtfulDocuments.union(after.doubtfulDocuments).union(after.removedDocuments)
  return { ...before, documents, doubtfulDocuments }
}
