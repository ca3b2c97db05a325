import type { ImportState } from '@pravesh/contract'
import { noCounts } from '../../../src/commands/import/load/run.ts'
import { eq, sql } from '../../../src/platform/db/drizzle.ts'
import { importChange, importCity, importNote, importReject, importRun } from '../../../src/platform/db/tables.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Row, Rows } from '../row.ts'

/** Ends the running import: an account has one import at a time. */
const endAll = ({ database }: Scene) =>
  database.db
    .update(importRun)
    .set({ status: 'cancelled', finishedAt: sql`now()` })
    .where(sql`finished_at is null or status = 'reverting'`)

/** An import in the state that the call expects. */
const inState = (status: ImportState): Row => ({
  as: 'admin',
  async names(scene) {
    await endAll(scene)
    const { id } = await scene.make('admin', 'POST', '/admin/imports', {
      instituteType: 'school',
      file: `schools-${scene.next()}.csv`,
      bytes: 11,
    })
    const { db } = scene.database
    await db
      .update(importRun)
      .set({ status, counts: noCounts(), finishedAt: status === 'done' ? sql`now()` : null })
      .where(eq(importRun.id, id))
    await db
      .insert(importReject)
      .values({ run: id, row: 2, reason: { code: 'no-name', values: {} }, cells: ['', 'Kerala'] })
    await db.insert(importNote).values({ run: id, row: 3, field: 'pincode', code: 'pincode-digits', value: '40300' })
    await db.insert(importCity).values({ run: id, city: 0 })
    await db.insert(importChange).values({ run: id, institute: 0, created: true, version: 1 })
    return { params: { id } }
  },
})

/** Imports of registers. */
export const importRows: Rows = {
  'admin.imports.get': inState('checked'),
  'admin.imports.create': { as: 'admin', before: endAll },
  'admin.imports.parts': inState('uploading'),
  'admin.imports.map': { ...inState('checked'), once: true },
  'admin.imports.start': { ...inState('checked'), once: true },
  'admin.imports.cancel': { ...inState('checked'), once: true },
  'admin.imports.revert': { ...inState('done'), once: true },
  'admin.imports.rejects': inState('done'),
  'admin.imports.notes': inState('done'),
}
