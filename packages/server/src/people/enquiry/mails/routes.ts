import { type MassMail, massMailEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, type RouteServices } from '../../../platform/http/bind.ts'
import { cancelMassMail, pauseMassMail, resumeMassMail } from './control.ts'
import { listMailPeople } from './people.ts'
import { previewMassMail } from './preview.ts'
import { listMassMails, massMailById } from './progress.ts'
import { startMassMail } from './start.ts'
import { sendTestMail } from './test-mail.ts'

const updated = async (mail: Promise<MassMail>) => ({ data: await mail, message: 'Mails Updated Successfully' })

/** Mails to many senders of study-in-India enquiries. */
export const routes = ({ db, config }: RouteServices): Bound[] => [
  bind(massMailEndpoints.list, ({ query }) => listMassMails(db, query)),
  bind(massMailEndpoints.preview, async ({ body }) => ({ data: await previewMassMail(db, config, body) })),
  bind(massMailEndpoints.test, async ({ body }, call) => {
    await sendTestMail(db, config, actorOf(call).account, body)
    return { message: 'Test Mail Sent Successfully' }
  }),
  bind(massMailEndpoints.send, async ({ body }, call) => ({
    data: await startMassMail(db, actorOf(call).account, body),
    message: 'Mails Added Successfully',
  })),
  bind(massMailEndpoints.get, async ({ params }) => ({ data: await massMailById(db, params.id) })),
  bind(massMailEndpoints.people, ({ params, query }) => listMailPeople(db, params.id, query)),
  bind(massMailEndpoints.pause, ({ params }) => updated(pauseMassMail(db, params.id))),
  bind(massMailEndpoints.resume, ({ params }) => updated(resumeMassMail(db, params.id))),
  bind(massMailEndpoints.cancel, ({ params }) => updated(cancelMassMail(db, params.id))),
]
