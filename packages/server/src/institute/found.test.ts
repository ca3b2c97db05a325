import { expect, test } from 'vitest'
import { testDb } from '../db/testing/test-db.ts'
import { checkCollege } from '../lead-forwarding/services.ts'
import { checkInstitute } from '../onboarding/application.ts'

test('an institute that a body names and that is not there is INVALID; a fault of the database is not', async () => {
  const { db } = await testDb()
  const named = db.transaction((tx) => checkInstitute(tx, 'school', 7))
  await expect(named).rejects.toMatchObject({
    code: 'INVALID',
    errors: [{ field: 'instituteId', message: 'No such school' }],
  })
  await expect(checkCollege(db, 'e_id', 7)).rejects.toMatchObject({
    code: 'INVALID',
    errors: [{ field: 'e_id', message: 'No such college' }],
  })
  const fault = new Error('The connection is gone')
  const broken = {
    select() {
      throw fault
    },
  } as never
  await expect(checkInstitute(broken, 'college', 7)).rejects.toBe(fault)
  await expect(checkCollege(broken, 'eid', 7)).rejects.toBe(fault)
})
