import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../../../platform/config/config.ts'
import { openDb } from '../../../platform/db/index.ts'
import { outboxMailer } from '../../../services/delivery/outbox.ts'
import { createWorker } from '../../../services/jobs/worker.ts'
import { pauseMassMail } from '../mails/control.ts'
import { massMailHandlers } from '../mails/posting.ts'

// Started by a test as a process of its own: works on a mail to many until it is killed. It reports when a hundred are out; at two hundred
// it waits, so that a slow kill still interrupts it half-way. With `pause` it pauses the mail first, as an administrator would.
const [address = '', dataDir = '', action] = process.argv.slice(2)
const read = readConfig({ DATA_DIR: dataDir })
if ('problems' in read) throw new Error(read.problems.join(' '))
const { config } = read
const database = await openDb({ kind: 'postgres', url: address })
const { db } = database
const mailer = outboxMailer(db)
let sent = 0
const counting = {
  send: async (...mail: Parameters<typeof mailer.send>) => {
    await mailer.send(...mail)
    sent++
    if (sent === 100 && action === 'pause') await pauseMassMail(db, 1)
    if (sent === 100) process.stdout.write('half\n')
    if (sent >= 200) await pause(60_000)
  },
}
const handled = massMailHandlers({ db, config, delivery: { mailer: counting } })
await createWorker(database, { handled, lanes: 2 }).start()
