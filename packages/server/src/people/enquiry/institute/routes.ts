import { buyerEnquiryEndpoints, type EnquiryAnswer } from '@pravesh/contract'
import { ownAccount, requireInstitute } from '../../../catalogue/institute/ownership/ownership.ts'
import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { enquiry } from '../../../platform/db/tables.ts'
import { actorOf, type Bound, bind, bindStream, type Call, type RouteServices } from '../../../platform/http/bind.ts'
import type { NotifyConfig } from '../../../services/mail/notify.ts'
import { type EventKeys, recordCall } from '../../security-log/record.ts'
import { listOthers } from '../others.ts'
import { listReplyTemplates } from '../reply-templates.ts'
import { exportInstituteEnquiries } from './export.ts'
import { answerEnquiry, oneInstituteEnquiry, takeBackInstituteReply } from './institute.ts'
import { addressed, countInstituteEnquiries, type EnquiryGroup, listInstituteEnquiries } from './list.ts'

function groupRoutes(db: Db, config: NotifyConfig & EventKeys, group: EnquiryGroup): Bound[] {
  const requireOwn = (sid: number, us_id: number | undefined, call: Call) => {
    ownAccount(actorOf(call), us_id)
    return requireInstitute(db, actorOf(call), sid)
  }
  return [
    bind(buyerEnquiryEndpoints[group].list, async ({ params, query: { us_id, ...query } }, call) =>
      listInstituteEnquiries(db, actorOf(call), await requireOwn(params.sid, us_id, call), group, query),
    ),
    bindStream(buyerEnquiryEndpoints[group].export, async ({ params, query }, call) => {
      const institute = await requireInstitute(db, actorOf(call), params.sid)
      await recordCall(db, config, call, 'enquiries-exported', { contacts: query.contacts })
      return exportInstituteEnquiries(db, actorOf(call), institute, group, query)
    }),
    bind(buyerEnquiryEndpoints[group].others, async ({ params }, call) => {
      const { type, id } = await requireInstitute(db, actorOf(call), params.sid)
      const toInstitute = and(eq(enquiry.instituteType, type), eq(enquiry.instituteId, id))
      const one = and(addressed({ type, id }, group), eq(enquiry.id, params.id))
      return { data: await listOthers(db, one, toInstitute) }
    }),
    bind(buyerEnquiryEndpoints[group].counts, async ({ params }, call) => ({
      data: await countInstituteEnquiries(
        db,
        actorOf(call),
        await requireInstitute(db, actorOf(call), params.sid),
        group,
      ),
    })),
    bind(buyerEnquiryEndpoints[group].get, async ({ params }, call) => ({
      data: await oneInstituteEnquiry(
        db,
        actorOf(call),
        await requireInstitute(db, actorOf(call), params.sid),
        group,
        params.id,
      ),
    })),
    bind(buyerEnquiryEndpoints[group].templates, async ({ params }, call) => {
      const institute = await requireInstitute(db, actorOf(call), params.sid)
      const where = and(addressed(institute, group), eq(enquiry.id, params.id))
      return { data: await listReplyTemplates(db, where, { origin: config.origin, realm: 'buyer' }) }
    }),
    bind(buyerEnquiryEndpoints[group].answer, async ({ params, query, body }, call) => {
      const institute = await requireOwn(params.sid, query.us_id, call)
      const data = await answerEnquiry(db, config, actorOf(call), institute, group, body as EnquiryAnswer)
      return { data, message: 'Enquiry Updated Successfully' }
    }),
    bind(buyerEnquiryEndpoints[group].takeBack, async ({ params }, call) => {
      const institute = await requireInstitute(db, actorOf(call), params.sid)
      const data = await takeBackInstituteReply(db, actorOf(call), institute, group, params)
      return { data, message: 'Reply Taken Back Successfully' }
    }),
  ]
}
/** Enquiries to an institute, for its own login to read and answer. */
export const routes = ({ db, config }: RouteServices): Bound[] => [
  ...groupRoutes(db, config, 'general'),
  ...groupRoutes(db, config, 'admission'),
]
