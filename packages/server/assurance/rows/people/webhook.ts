import { createSecret } from '../../../src/people/webhooks/secret.ts'
import { demoKeys } from '../../../src/platform/config/secrets.ts'
import { webhook, webhookDelivery } from '../../../src/platform/db/tables.ts'
import type { PersonName } from '../../scene/people.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Row, Rows } from '../row.ts'

/** A webhook of the institute of a buyer, whose address no name leads to. */
async function addWebhook({ database, next, people }: Scene, owner: PersonName) {
  const { sealed: secret } = createSecret({ encryptionKeys: demoKeys })
  const [row] = await database.db
    .insert(webhook)
    .values({
      ...{ instituteType: owner === 'college' ? ('college' as const) : ('school' as const), secret },
      ...{ institute: people[owner].institute, name: `System ${next()}`, url: 'https://erp.example/pravesh' },
      events: ['enquiry.received'],
    })
    .returning({ id: webhook.id, updatedAt: webhook.updatedAt })
  if (!row) throw new Error('An insert answered no row')
  return row
}
/** The same, by its id. */
export const createWebhookOf = async (scene: Scene, owner: PersonName): Promise<number> =>
  (await addWebhook(scene, owner)).id
/** A delivery that was given up, of a webhook of its own. */
export async function createDelivery(scene: Scene, owner: PersonName): Promise<number> {
  const to = await createWebhookOf(scene, owner)
  const [row] = await scene.database.db
    .insert(webhookDelivery)
    .values({ webhook: to, eventId: `msg_${scene.next()}`, type: 'webhook.test', data: {}, state: 'failed' })
    .returning({ id: webhookDelivery.id })
  return row?.id ?? 0
}

const ofInstitute = {
  as: 'school',
  names: async ({ people }, owner) => ({ params: { sid: people[owner].institute } }),
} satisfies Row
const named = (create: (scene: Scene, owner: PersonName) => Promise<number>) =>
  ({
    as: 'school',
    names: async (scene, owner) => ({
      params: { sid: scene.people[owner].institute },
      body: { id: await create(scene, owner) },
    }),
  }) satisfies Row

/** Webhooks of an institute. */
export const webhookRows: Rows = {
  'buyer.webhooks.list': ofInstitute,
  // An institute has a few at most.
  'buyer.webhooks.create': { ...ofInstitute, before: ({ database }) => database.db.delete(webhook) },
  'buyer.webhooks.update': {
    as: 'school',
    names: async (scene, owner) => {
      const { id, updatedAt } = await addWebhook(scene, owner)
      return { params: { sid: scene.people[owner].institute }, body: { id }, extraFields: { updatedAt } }
    },
  },
  'buyer.webhooks.remove': named(createWebhookOf),
  'buyer.webhooks.new-secret': named(createWebhookOf),
  'buyer.webhooks.test': named(createWebhookOf),
  'buyer.webhook-deliveries.list': ofInstitute,
  'buyer.webhook-deliveries.send-again': named(createDelivery),
}
