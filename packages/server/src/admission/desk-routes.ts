import { adminApplicationEndpoints, buyerApplicationEndpoints, buyerQuestionEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, type Call } from '../http/bind.ts'
import { requireInstitute } from '../institute/ownership.ts'
import { notifyByMail } from '../mail/notify.ts'
import type { Services } from '../services.ts'
import { listForDesk } from './desk.ts'
import { moveFromDesk } from './desk-move.ts'
import { readForDesk, readShared } from './desk-read.ts'
import { questionsOf, replaceQuestions } from './questions.ts'

const message = 'Application Updated Successfully'

/** Applications for those who decide on them: an institute's own desk, and the administrators for all institutes. */
export function applicationDeskRoutes({ db, config, delivery: { documents: storage } }: Services): Bound[] {
  const tell = notifyByMail(config)
  const own = (sid: number, call: Call) => requireInstitute(db, actorOf(call), sid)
  return [
    bind(buyerApplicationEndpoints.list, async ({ params, query }, c) =>
      listForDesk(db, await own(params.sid, c), query),
    ),
    bind(buyerApplicationEndpoints.get, async ({ params }, c) => ({
      data: await readForDesk(db, actorOf(c), await own(params.sid, c), params.id),
    })),
    bind(buyerApplicationEndpoints.move, async ({ params, body }, c) => ({
      data: await moveFromDesk(db, tell, actorOf(c), await own(params.sid, c), params.id, body),
      message,
    })),
    bind(buyerApplicationEndpoints.document, async ({ params }, c) =>
      readShared({ db, storage }, actorOf(c), await own(params.sid, c), params),
    ),
    bind(buyerQuestionEndpoints.list, async ({ params }, c) => ({
      data: await questionsOf(db, await own(params.sid, c)),
    })),
    bind(buyerQuestionEndpoints.replace, async ({ params, body }, c) => ({
      data: await replaceQuestions(db, await own(params.sid, c), body),
      message: 'Questions Updated Successfully',
    })),
    bind(adminApplicationEndpoints.list, ({ query }) => listForDesk(db, 'all', query)),
    bind(adminApplicationEndpoints.get, async ({ params }, c) => ({
      data: await readForDesk(db, actorOf(c), 'all', params.id),
    })),
    bind(adminApplicationEndpoints.move, async ({ params, body }, c) => ({
      data: await moveFromDesk(db, tell, actorOf(c), 'all', params.id, body),
      message,
    })),
  ]
}
