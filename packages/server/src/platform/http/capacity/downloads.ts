import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { createFairSemaphore, type FairBounds } from '../../limits/fair-semaphore.ts'
import type { Networks } from '../../limits/network.ts'
import type { Actor } from '../actor.ts'

/** How many files are sent at once and wait for their turn: those that are published, and those that a token opens. */
export type Downloads = { published: FairBounds; documents: FairBounds }

/** Each file takes some hundred kB until its reader has everything, leaves, or stalls for too long. */
export const usualDownloads: Downloads = {
  published: { atOnce: 256, inLine: 512, atOnceEach: 64, inLineEach: 256, patienceMs: 5_000 },
  documents: { atOnce: 96, inLine: 200, atOnceEach: 6, inLineEach: 30, patienceMs: 5_000 },
}
/** Factor of a network's limit over an account's: a school or a carrier puts many people behind one address. */
const accountsPerLine = 4

/** The account in addition to its networks, of which each has several times its share. */
const withAccount = ([line, ...around]: Networks, { realm, account }: Actor): Networks => [
  { name: `account ${realm} ${account}`, lines: 1 },
  ...[line, ...around].map(({ name, lines }) => ({ name, lines: lines * accountsPerLine })),
]

/**
 * A queue for sending files. `begin` resolves when a file may be opened; its slot is free again when the response is sent or its
 * connection closed. `Busy` for a caller beyond the share of the network or the account, or the total, for too long.
 */
export function createDownloadQueue(overrides: Partial<Downloads> = {}) {
  const bounds = { ...usualDownloads, ...overrides }
  const published = createFairSemaphore(bounds.published, 'published files')
  const documents = createFairSemaphore(bounds.documents, 'documents')
  return function begin(networks: Networks, { raw }: FastifyReply, actor?: Actor | null): Promise<void> {
    const [semaphore, callers] = actor ? [documents, withAccount(networks, actor)] : [published, networks]
    return new Promise((resolve, reject) => {
      semaphore(callers, () => {
        resolve()
        return new Promise<void>((released) => finished(raw, () => released()))
      }).catch(reject)
    })
  }
}
export type BeginDownload = ReturnType<typeof createDownloadQueue>
