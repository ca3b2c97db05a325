import { job } from '../../src/platform/db/tables.ts'
import type { Scene } from '../scene/scene.ts'
import type { Rows } from './row.ts'

/** A job that was given up. */
async function failed({ database }: Scene): Promise<number> {
  const values = { kind: 'mail', payload: {}, state: 'dead' as const, attempts: 8, error: 'SMTP EENVELOPE, reply 550' }
  const [row] = await database.db.insert(job).values(values).returning({ id: job.id })
  return row?.id ?? 0
}
/** Work in the background. */
export const jobRows: Rows = {
  'admin.jobs.list': { as: 'admin', before: failed },
  'admin.jobs.retry': { as: 'admin', names: async (scene) => ({ body: { id: await failed(scene) } }), once: true },
}
