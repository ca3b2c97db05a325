import type { AccountRow } from '@pravesh/contract'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { adminAccount } from '../../platform/db/tables.ts'
import { startDuring } from '../../platform/db/testing/until-blocked.ts'
import { networksOf } from '../../platform/limits/network.ts'
import { suspendAccount } from './staff.ts'

const { asAdmin, config, database } = await testApp('demo')
const { db } = database

test('two administrators who suspend each other at once leave one', async () => {
  const [me] = (await asAdmin<{ data: AccountRow[] }>('GET', '/admin/accounts?realm=admin&search=admin')).body.data
  const [other] = await db
    .insert(adminAccount)
    .values({ username: 'other', passwordHash: 'none', role: 'owner' })
    .returning()
  const mine = eq(adminAccount.id, me?.id ?? 0)
  const theirs = { realm: 'admin', id: other?.id ?? 0, suspended: true, reason: 'Wrote in my name' } as const
  // The other one's decision is made and not yet committed when mine comes.
  const suspended = await startDuring(
    database,
    (tx) => tx.update(adminAccount).set({ suspended: true }).where(mine),
    () => asAdmin('PUT', '/admin/accounts', theirs),
  )
  expect(suspended.status).toBe(403)
  const actor = { realm: 'admin', account: me?.id ?? 0, name: 'admin', tokenHash: '' } as const
  const call = { actor, from: networksOf('192.0.2.1'), origin: null, language: 'en', requestId: 'race' } as const
  await expect(suspendAccount(db, config, call, theirs)).rejects.toMatchObject({ code: 'ROLE_NEEDED' })
  const openOwners = and(eq(adminAccount.suspended, false), eq(adminAccount.role, 'owner'))
  expect(await db.$count(adminAccount, openOwners)).toBe(1)
  await db.update(adminAccount).set({ suspended: false }).where(mine)
  expect((await asAdmin('PUT', '/admin/accounts', theirs)).status).toBe(200)
})
