import { createHmac } from 'node:crypto'
import { eq } from '../../src/platform/db/drizzle.ts'
import { mailSuppression } from '../../src/platform/db/tables.ts'
import { createToken } from '../../src/services/mail/unsubscribe-link.ts'
import { bounceSecret, type Scene } from '../scene/scene.ts'
import { raised } from './people/enquiry.ts'
import type { Row, Rows } from './row.ts'

const adminRow = { as: 'admin' } as const satisfies Row
const withEnquiry: Row = { ...adminRow, before: (scene) => raised(scene, 'studyindia') }
/** A mail to many with one person, in the state that the call expects. */
const mail = (paused: boolean): Row => ({
  ...adminRow,
  async names(scene) {
    const ids = [await raised(scene, 'studyindia')]
    const { id } = await scene.make('admin', 'POST', '/admin/enquiry/studyindia/mails', {
      subject: 'Study in India',
      text: 'Dear {{name}}',
      ids,
    })
    if (paused) await scene.make('admin', 'POST', `/admin/enquiry/studyindia/mails/${id}/pause`)
    return { params: { id } }
  },
})

/** A link that stops mails to an address, another each time. */
const tokenOf = (scene: Scene, address = `stop${scene.next()}@visitor.example`) =>
  createToken(scene.config.encryptionKeys, { address, purpose: 'study-india' })
const link: Row = { as: 'nobody', names: async (scene) => ({ params: { token: tokenOf(scene) } }) }
const oneClick = {
  payload: 'List-Unsubscribe=One-Click',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
}

/** A suppressed address. */
const suppressed: Row = {
  ...adminRow,
  async names(scene) {
    const address = `stopped${scene.next()}@visitor.example`
    await scene.make(null, 'POST', `/open/unsubscribe/${tokenOf(scene, address)}`)
    const [row] = await scene.database.db
      .select({ id: mailSuppression.id })
      .from(mailSuppression)
      .where(eq(mailSuppression.address, address))
    return { body: { id: row?.id ?? 0 } }
  },
}

const bounce: Row = {
  as: 'nobody',
  async raw(scene) {
    const report = { event: `event-${scene.next()}`, type: 'hard', address: `gone${scene.next()}@visitor.example` }
    const payload = JSON.stringify(report)
    const signature = createHmac('sha256', bounceSecret).update(payload).digest('hex')
    return { payload, headers: { 'content-type': 'application/json', 'x-signature': signature } }
  },
}

/** Mails to many, and their suppressions. */
export const mailRows: Rows = {
  'admin.enquiry.mails': withEnquiry,
  'admin.enquiry.mails.preview': withEnquiry,
  'admin.enquiry.mails.test': adminRow,
  'admin.enquiry.mails.get': mail(false),
  'admin.enquiry.mails.people': mail(false),
  'admin.enquiry.mails.pause': mail(false),
  'admin.enquiry.mails.resume': mail(true),
  'admin.enquiry.mails.cancel': mail(false),
  'open.unsubscribe.get': link,
  'open.unsubscribe': { ...link, raw: async () => oneClick },
  'open.unsubscribe.undo': link,
  'open.mail.bounce': bounce,
  'admin.suppressions.remove': suppressed,
}
