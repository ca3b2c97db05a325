import type { Db } from '../db/index.ts'
import { enqueue, jobKind } from './queue.ts'
import { BeyondHelp, type Handled, handle } from './run.ts'

/** Something to be done again and again, by one of the processes that share the database. */
export type Chore = { name: string; everyMinutes: number; work: () => Promise<unknown> }

const choreKind = jobKind<{ name: string }>('chore', 3)

export const choreHandler = (chores: readonly Chore[]): Handled =>
  handle(choreKind, async ({ name }) => {
    const chore = chores.find((one) => one.name === name)
    if (!chore) throw new BeyondHelp(`No chore is called ${name}`)
    await chore.work()
  })

/** Enqueues each chore once in each of its periods, however many processes ask. */
export async function enqueueChores(db: Db, chores: readonly Chore[], now = Date.now()): Promise<void> {
  for (const { name, everyMinutes } of chores) {
    const period = Math.floor(now / (everyMinutes * 60_000))
    const key = `chore:${name}:${everyMinutes}:${period}`
    await enqueue(db, choreKind, { name }, { key, livesSeconds: everyMinutes * 60 })
  }
}
