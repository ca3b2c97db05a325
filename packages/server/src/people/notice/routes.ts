import { noticeEndpoints, unreachableEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { writeResponse } from '../../platform/http/response/responses.ts'
import { changeNoticeSettings, noticeSettingsOf } from './settings.ts'
import { listUnreachable } from './unreachable.ts'

/** What people of institutes are told about, and the institutes where nobody can be told. */
export const routes = ({ db, config }: RouteServices): Bound[] => [
  bind(noticeEndpoints.get, async (_input, call) => ({
    data: await noticeSettingsOf(db, config, actorOf(call).account),
  })),
  bind(noticeEndpoints.update, ({ body }, call) =>
    writeResponse(changeNoticeSettings(db, config, actorOf(call).account, body), 'Notices Updated Successfully'),
  ),
  bind(unreachableEndpoints.list, ({ query }) => listUnreachable(db, query)),
]
