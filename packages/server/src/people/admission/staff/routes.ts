import { adminApplicationEndpoints, buyerApplicationEndpoints, buyerQuestionEndpoints } from '@pravesh/contract'
import { requireInstitute } from '../../../catalogue/institute/ownership/ownership.ts'
import { actorOf, type Bound, bind, bindStream, type Call, type RouteServices } from '../../../platform/http/bind.ts'
import { notifyByMail } from '../../../services/mail/notify.ts'
import { recordCall } from '../../security-log/record.ts'
import { questionsOf, replaceQuestions } from '../questions.ts'
import { addNote } from './add-note.ts'
import { countApplications } from './counts.ts'
import { exportApplications } from './export.ts'
import { transitionAsStaff } from './move.ts'
import { readAsStaff, readShared, staffOf } from './read.ts'
import { listApplications } from './staff.ts'

const message = 'Application Updated Successfully'

/** Applications for the staff who decide on them: an institute's own staff, and the administrators for all institutes. */
export function routes({ db, config, delivery: { documents: storage } }: RouteServices): Bound[] {
  const notify = notifyByMail(config)
  const requireOwnInstitute = (sid: number, call: Call) => requireInstitute(db, actorOf(call), sid)
  return [
    bind(buyerApplicationEndpoints.list, async ({ params, query }, c) =>
      listApplications(db, await requireOwnInstitute(params.sid, c), query),
    ),
    bindStream(buyerApplicationEndpoints.export, async ({ params, query }, c) => {
      const institute = await requireOwnInstitute(params.sid, c)
      await recordCall(db, config, c, 'list-exported', { list: 'applications' })
      return exportApplications(db, institute, query)
    }),
    bind(buyerApplicationEndpoints.counts, async ({ params, query }, c) => ({
      data: await countApplications(db, await requireOwnInstitute(params.sid, c), query),
    })),
    bind(buyerApplicationEndpoints.get, async ({ params }, c) => ({
      data: await readAsStaff(db, config, actorOf(c), await requireOwnInstitute(params.sid, c), params.id),
    })),
    bind(buyerApplicationEndpoints.move, async ({ params, body }, c) => ({
      data: await transitionAsStaff(
        { db, config, notify },
        actorOf(c),
        await requireOwnInstitute(params.sid, c),
        params.id,
        body,
      ),
      message,
    })),
    bind(buyerApplicationEndpoints.note, async ({ params, body }, c) => ({
      data: await addNote(
        { db, config, notify },
        actorOf(c),
        await requireOwnInstitute(params.sid, c),
        params.id,
        body,
      ),
      message,
    })),
    bindStream(buyerApplicationEndpoints.document, async ({ params }, c) =>
      readShared({ db, storage }, actorOf(c), await requireOwnInstitute(params.sid, c), params),
    ),
    bind(buyerQuestionEndpoints.list, async ({ params }, c) => ({
      data: await questionsOf(db, await requireOwnInstitute(params.sid, c)),
    })),
    bind(buyerQuestionEndpoints.replace, async ({ params, body }, c) => ({
      data: await replaceQuestions(db, await requireOwnInstitute(params.sid, c), body),
      message: 'Questions Updated Successfully',
    })),
    bind(adminApplicationEndpoints.list, ({ query }, call) =>
      listApplications(db, 'all', query, staffOf(actorOf(call))),
    ),
    bindStream(adminApplicationEndpoints.export, async ({ query }, call) => {
      await recordCall(db, config, call, 'list-exported', { list: 'applications' })
      return exportApplications(db, 'all', query, staffOf(actorOf(call)))
    }),
    bind(adminApplicationEndpoints.get, async ({ params }, c) => ({
      data: await readAsStaff(db, config, actorOf(c), 'all', params.id),
    })),
    bind(adminApplicationEndpoints.move, async ({ params, body }, c) => ({
      data: await transitionAsStaff({ db, config, notify }, actorOf(c), 'all', params.id, body),
      message,
    })),
  ]
}
