import { templateDraftEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, type RouteServices } from '../../../platform/http/bind.ts'
import { previewTemplate, sendTestOfTemplate } from './draft.ts'

/** Templates of the system's mails while they are written. */
export const routes = ({ db, config }: RouteServices): Bound[] => [
  bind(templateDraftEndpoints.preview, async ({ body }) => ({ data: previewTemplate(config, body) })),
  bind(templateDraftEndpoints.test, async ({ body }, call) => ({
    data: await sendTestOfTemplate(db, config, actorOf(call).account, body),
    message: 'Test Mail Sent Successfully',
  })),
]
