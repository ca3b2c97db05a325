import { drawExample, type OwnDraw } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { codes, staffApp } from '../../admission/testing/staff.ts'
import { advanceDraws } from '../lots.ts'

/** A staff app whose School 1 announces draws of lots. Call it at the top of a test file. */
export async function drawApp() {
  const staff = await staffApp()
  const { db, config, schoolStaff } = staff
  let quotas = 0
  /** A draw of School 1 for a quota of its own. */
  async function announced(fields: object = {}): Promise<{ id: number; quota: string }> {
    const quota = `Quota ${++quotas}`
    const response = await schoolStaff.as('POST', '/buyer/draws/1', { ...drawExample, quota, ...fields })
    expect(codes(response)).toEqual([200, 'no error'])
    return { id: (response.body.data as unknown as OwnDraw).id, quota }
  }
  /** As if the announcement was so long ago that the time of the list, or of the draw, has come. */
  async function wait(id: number, until: 'closes' | 'draws') {
    const at = until === 'draws' ? sql`now() - interval '1 minute'` : sql`now() + interval '1 hour'`
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update draw set closes_at = now() - interval '2 hours', draws_at = ${at} where id = ${id}`)
    })
    await advanceDraws(db, config)
  }
  const lots = (id: number, number: string | null = '316425') =>
    schoolStaff.as('PUT', `/buyer/draws/1/${id}/lots`, { number })
  return { ...staff, announced, wait, lots }
}
