import { setTimeout as pause } from 'node:timers/promises'
import { ensureReferenceData } from '../../src/commands/seed/index.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import type { Environment } from '../../src/platform/config/environment.ts'
import { openDb } from '../../src/platform/db/index.ts'
import { city, college } from '../../src/platform/db/tables.ts'
import { freePort, production, type ServerProcess, startServer } from '../../src/platform/process/testing/process.ts'
import { admitAllYear } from '../../testing/admit-all-year.ts'
import { countOf, createAcknowledged } from './acknowledged.ts'
import { chanceSeed, chancesOf } from './chance.ts'
import { type OuterGateway, outerKeys } from './outer-gateway.ts'
import { reconcile } from './reconcile.ts'
import { newVisitor } from './visitor.ts'

/** An account starts at most forty applications a day: after all of these a visitor becomes another. */
export const colleges = 40
const visitors = 6

/** A production server whose payments come from the gateway outside. `database` names where its rows live. */
export const environmentOf = (dataDir: string, gateway: OuterGateway, database: Environment): Environment => ({
  ...production,
  ...database,
  DATA_DIR: dataDir,
  TRUST_PROXY: 'loopback',
  RAZORPAY_KEY_ID: outerKeys.keyId,
  RAZORPAY_KEY_SECRET: outerKeys.keySecret,
  RAZORPAY_WEBHOOK_SECRET: outerKeys.webhookSecret,
  RAZORPAY_BASE_URL: gateway.baseUrl,
})

/** The database that the rounds are played on: look-ups, and colleges that take fees. */
export async function prepare(environment: Environment) {
  const read = readConfig(environment)
  if ('problems' in read) throw new Error(read.problems.join(' '))
  const database = await openDb(read.config.database)
  const { db } = database
  await ensureReferenceData(db)
  const [town] = await db.select({ city: city.id, state: city.state }).from(city).limit(1)
  const where = { state: town?.state ?? 0, city: town?.city ?? 0, status: 'published' as const }
  const rows = Array.from({ length: colleges }, (_, n) => ({ ...where, name: `College ${n}`, url: `college-${n}` }))
  const added = await db.insert(college).values(rows).returning({ id: college.id })
  await admitAllYear(
    db,
    'college',
    added.map(({ id }) => id),
  )
  await database.close()
  return read.config
}

/** A busy machine may need more than one try: nothing may be wrong with the data at the last. */
async function started(environment: Environment, attempts = 3): Promise<ServerProcess> {
  const server = startServer({ ...environment, PORT: String(await freePort()) })
  try {
    await server.ready()
    return server
  } catch (error) {
    server.child.kill('SIGKILL')
    await server.ended
    if (attempts === 1) throw error
    return started(environment, attempts - 1)
  }
}

async function until(done: () => boolean, ms: number) {
  for (const end = Date.now() + ms; Date.now() < end && !done(); ) await pause(5)
}

/**
 * Lets families use the real server while it is killed with SIGKILL at a random time, `rounds` times on the same data, then settles the
 * rest and returns every inconsistency, with the figures of the run.
 */
export async function killRounds(environment: Environment, gateway: OuterGateway, rounds: number) {
  const config = await prepare(environment)
  const acknowledgedWrites = createAcknowledged()
  let origin = ''
  /** Calls that a busy machine answered with 503. */
  let unavailable = 0
  const around = { gateway, acknowledged: acknowledgedWrites, origin: () => origin, colleges, run: `k${chanceSeed}` }
  const families = Array.from({ length: visitors }, () => newVisitor(around))
  const foreignOrders: string[] = []
  const chance = chancesOf(0)
  // A quarter of the payments has no webhook: the family reports them, or the reconciler finds them.
  gateway.dropping(({ body }) => chance.happens(0.25) && !foreignOrders.some((order) => body.includes(order)))

  /** One life of the server, up to the kill. */
  async function live(work: () => Promise<void>): Promise<void> {
    const server = await started(environment)
    try {
      origin = server.origin
      gateway.pointAt(`${origin}/api/v1/open/payment/webhook`)
      await work()
    } finally {
      gateway.pointAt(undefined)
      server.child.kill('SIGKILL')
      await server.ended
    }
    unavailable += server.output().split('unexpected fault').length - 1
  }
  /**
   * Until this many more writes were acknowledged, at first including a payment and a document, and a short time longer: then it is
   * killed.
   */
  async function useUntilKilled() {
    const targetCount = countOf(acknowledgedWrites) + 10 + chance.below(60)
    const isReached = () =>
      countOf(acknowledgedWrites) >= targetCount &&
      acknowledgedWrites.paid.length > 0 &&
      acknowledgedWrites.documents.size > 0
    const order = await gateway.gateway.createOrder({ amount: 500, currency: 'INR', receipt: 'stranger', notes: {} })
    foreignOrders.push(order.id)
    visits = Promise.all([...families.map((visit) => visit()), gateway.pay(order.id, 'succeed')])
    await Promise.race([until(isReached, 40_000), visits])
    await pause(chance.below(60))
  }
  let visits: Promise<unknown> = Promise.resolve()
  for (let round = 0; round < rounds; round++) {
    await live(useUntilKilled)
    await visits
  }
  // The gateway repeats a webhook for a day; there is no other report of money without an order.
  await live(() => until(() => gateway.owed() === 0, 30_000))
  // The last delayed payments come through at the bank, and no webhook reaches us.
  await pause(gateway.delayMs * 2)
  const { errors, ...summary } = await reconcile(config, gateway, acknowledgedWrites)
  if (gateway.owed() > 0) errors.push(`${gateway.owed()} webhooks were never taken`)
  const { accounts, enquiries, documents, removedDocuments, listEntries: savedItems, orders, paid } = acknowledgedWrites
  const acknowledged = {
    all: countOf(acknowledgedWrites),
    accounts: accounts.length,
    enquiries: enquiries.length,
    documents: documents.size,
    removedDocuments: removedDocuments.size,
    wishes: savedItems.length,
    orders: orders.length,
    paid: paid.length,
  }
  return {
    errors,
    figures: {
      seed: chanceSeed,
      kills: rounds + 1,
      acknowledged,
      strangers: foreignOrders.length,
      unavailable,
      ...summary,
      gateway: gateway.figures,
    },
  }
}
