import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import { webhookEndpoints, webhookEvents } from '@pravesh/contract'
import { webhookTexts } from '@pravesh/messages/screens/institute/webhook'
import { menuTexts } from '@pravesh/messages/screens/menu'

/** An address of the institute's own system. It is added in a dialog, which shows its secret. */
export const webhook: PartEntity = {
  label: menuTexts.webhook,
  plural: menuTexts.webhooks,
  fields: {
    name: { kind: 'text', required: true, max: 80, message: webhookTexts.name },
    url: { kind: 'link', required: true, message: webhookTexts.url, helpMessage: webhookTexts.urlHelp },
    events: { kind: 'choices', options: webhookEvents, required: true, message: webhookTexts.events },
    active: { kind: 'boolean', message: webhookTexts.active },
  },
  columns: ['name', 'url', 'events', 'active'],
  sort: 'name',
  endpoints: { list: webhookEndpoints.list, create: webhookEndpoints.create },
}
