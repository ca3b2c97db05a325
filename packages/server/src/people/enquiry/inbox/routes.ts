import { inboxEndpoints } from '@pravesh/contract'
import { and, eq, isNull } from '../../../platform/db/drizzle.ts'
import { enquiry } from '../../../platform/db/tables.ts'
import { actorOf, type Bound, bind, bindStream, type Call, type RouteServices } from '../../../platform/http/bind.ts'
import { requestedIds } from '../../../platform/http/request/requested-ids.ts'
import { recordCall } from '../../security-log/record.ts'
import { listOthers } from '../others.ts'
import { listReplyTemplates } from '../reply-templates.ts'
import { getAsStaff } from '../staff/staff.ts'
import { listEnquiryChanges } from './changes.ts'
import { countEnquiries } from './counts.ts'
import { exportEnquiries } from './export.ts'
import { listForAdmin } from './list.ts'
import { deleteAsStaff, restoreAsStaff } from './removal.ts'

const accountOf = (call: Call) => actorOf(call).account

/** The administrators' inbox over all kinds of enquiry. */
export const routes = ({ db, config }: RouteServices): Bound[] => [
  bind(inboxEndpoints.list, ({ query }, call) => listForAdmin(db, accountOf(call), query, { defaultOrder: 'due' })),
  bind(inboxEndpoints.get, async ({ params }, call) => ({
    data: await getAsStaff(db, accountOf(call), params.id, { deleted: true }),
  })),
  bind(inboxEndpoints.others, async ({ params }) => ({
    data: await listOthers(db, eq(enquiry.id, params.id), undefined),
  })),
  bind(inboxEndpoints.templates, async ({ params }) => {
    const where = and(eq(enquiry.id, params.id), isNull(enquiry.deletedAt))
    return { data: await listReplyTemplates(db, where, { origin: config.origin, realm: 'admin' }) }
  }),
  bind(inboxEndpoints.counts, async (_, call) => ({ data: await countEnquiries(db, accountOf(call)) })),
  bindStream(inboxEndpoints.export, async ({ query }, call) => {
    await recordCall(db, config, call, 'enquiries-exported', { contacts: query.contacts })
    return exportEnquiries(db, accountOf(call), query)
  }),
  bind(inboxEndpoints.changes, ({ query }) => listEnquiryChanges(db, query)),
  bind(inboxEndpoints.remove, async ({ query, body }, call) => ({
    data: { ids: await deleteAsStaff(db, accountOf(call), requestedIds(query, body)) },
    message: 'Enquiry Deleted Successfully',
  })),
  bind(inboxEndpoints.restore, async ({ body }, call) => ({
    data: { ids: await restoreAsStaff(db, accountOf(call), requestedIds(undefined, body)) },
    message: 'Enquiry Restored Successfully',
  })),
]
