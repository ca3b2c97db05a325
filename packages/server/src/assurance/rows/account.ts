import { studentAccount } from '../../db/tables.ts'
import type { Scene } from '../scene/scene.ts'
import type { Rows } from './row.ts'

/** Somebody that no other call is made as. */
async function createOtherAccount({ database }: Scene): Promise<number> {
  const [row] = await database.db
    .insert(studentAccount)
    .values({ track: 'college', name: 'Somebody' })
    .returning({ id: studentAccount.id })
  return row?.id ?? 0
}
/** Accounts, their suspension, and the overview. */
export const accountRows: Rows = {
  'admin.overview.get': { as: 'admin' },
  'admin.pictures.create': { as: 'admin' },
  'admin.accounts.list': { as: 'admin', query: { realm: 'student' } },
  'admin.accounts.update': { as: 'admin', names: async (scene) => ({ body: { id: await createOtherAccount(scene) } }) },
}
