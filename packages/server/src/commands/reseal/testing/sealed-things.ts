import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { studentEndpoints } from '@pravesh/contract'
import { sampleDocument, sampleDocumentBytes } from '../../../../testing/sample-document.ts'
import type { TestApp } from '../../../../testing/test-app.ts'
import { bankPurpose } from '../../../people/payment/refund/bank.ts'
import { type Config, readConfig } from '../../../platform/config/config.ts'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import { bankDetail, document, studentAccount } from '../../../platform/db/tables.ts'
import { queueMail } from '../../../services/delivery/post.ts'

/** As texts were sealed before keys had names. */
function sealedOnce(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The configuration of a server on the same files with other keys. */
export function withKeys({ dataDir }: Pick<Config, 'dataDir'>, ENCRYPTION_KEYS: string): Config {
  const result = readConfig({ DATA_DIR: dataDir, ENCRYPTION_KEYS })
  if ('problems' in result) throw new Error(result.problems.join())
  return result.config
}

/**
 * One of everything that is sealed, written by the app under test: bank numbers of the demo's student and parent (the parent's as
 * from before keys had names, with `secret`), a college's key, a mail that waits, and two documents, one of them plain as from before.
 */
export async function sealedThings({ call, asAdmin, database, config, demoToken }: TestApp, secret: string) {
  const { db } = database
  // Forms of the demo's families are sealed, too: a test of their own is `forms.test.ts`.
  await db.execute(sql`truncate child, application_form, application cascade`)
  const token = await demoToken('student')
  const numberOf = async (role: 'student' | 'parent') => {
    await call('POST', '/student/bank-detail', { token: await demoToken(role), body: studentEndpoints.addBank.example })
    const byEmail = eq(studentAccount.email, `${role}@demo.pravesh.example`)
    const [row] = await db.select({ id: studentAccount.id }).from(studentAccount).where(byEmail)
    return row?.id ?? 0
  }
  const student = await numberOf('student')
  const parent = await numberOf('parent')
  await db
    .update(bankDetail)
    .set({ number: sealedOnce(secret, bankPurpose(parent), '99887766') })
    .where(eq(bankDetail.account, parent))
  const service = await asAdmin<{ data: { id: number } }>('POST', '/admin/third-party-services', {
    ...{ eid: 1, api: 'https://crm.example.in/leads', secret_key: 'a-rather-secret-key', source: 'meritto' },
  })
  // The notification of the bank numbers is queued as well.
  await db.execute(sql`delete from job`)
  await queueMail(
    db,
    config,
    { to: 'asha@example.in', subject: 'Hello', text: 'In the queue' },
    { delaySeconds: 3_600 },
  )
  const upload = async () => {
    const added = await call<{ data: { id: number } }>('POST', '/student/documents', { token, body: sampleDocument })
    const [row] = await db.select().from(document).where(eq(document.id, added.body.data.id))
    if (!row) throw new Error('It was not kept')
    return { id: row.id, key: row.key }
  }
  const [sealed, plaintextDocument] = [await upload(), await upload()]
  writeFileSync(join(config.dataDir, 'files', plaintextDocument.key), sampleDocumentBytes)
  await db.execute(sql`update document set sealed_with = null where id = ${plaintextDocument.id}`)
  return { token, student, parent, service: service.body.data.id, documents: [sealed.id, plaintextDocument.id] }
}
