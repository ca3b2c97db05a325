import { demoKeys } from '../../../platform/config/secrets.ts'
import { openDb } from '../../../platform/db/index.ts'
import { smtpMailer } from '../../../services/delivery/smtp.ts'
import { createWorker } from '../../../services/jobs/worker.ts'
import { massMailHandlers } from '../mails/posting.ts'

// Started by a test as a process of its own: sends the letters that wait, until it is killed.
const [address = '', url = ''] = process.argv.slice(2)
const database = await openDb({ kind: 'postgres', url: address })
await createWorker(database, {
  handled: massMailHandlers({
    db: database.db,
    config: { encryptionKeys: demoKeys, origin: 'https://www.example.in' },
    delivery: { mailer: smtpMailer({ url, from: 'a@pravesh.example', requireTls: false }) },
  }),
}).start()
