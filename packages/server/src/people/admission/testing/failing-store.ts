import { documentExample } from '@pravesh/contract'
import { readConfig } from '../../../platform/config/config.ts'
import { openDb } from '../../../platform/db/index.ts'
import { openDelivery } from '../../../services/delivery/delivery.ts'
import { addDocument } from '../documents/documents.ts'

// Started by a test as a process of its own: stores a document whose bytes are written and whose record is not, reports it, and waits until
// it is killed.
const [address = '', dataDir = '', account = ''] = process.argv.slice(2)
const read = readConfig({ DATA_DIR: dataDir })
if ('problems' in read) throw new Error(read.problems.join(' '))
const { db } = await openDb({ kind: 'postgres', url: address })
const { documents: storage } = openDelivery(read.config, db)
const put: typeof storage.put = async (...args) => {
  await storage.put(...args)
  process.stdout.write('stored\n')
  return new Promise(() => setInterval(() => undefined, 1_000))
}
const { content } = documentExample
await addDocument({ db, storage: { ...storage, put } }, Number(account), { type: 'photo', content })
