import { expect, test } from 'vitest'
import { checkCollege } from '../../people/lead-forwarding/services.ts'
import { checkInstitute } from '../../people/onboarding/application.ts'
import { testDb } from '../../platform/db/testing/test-db.ts'

test('an institute that a body names and that is not there is INVALID; a fault of the database is not', async () => {
  const { db } = await testDb()
  const lookup = db.transaction((tx) => checkInstitute(tx, 'school', 7))
  await expect(lookup).rejects.toMatchObject({
    code: 'INVALID',
    errors: [{ field: 'instituteId', message: 'No such school' }],
  })
  await expect(checkCollege(db, 'e_id', 7)).rejects.toMatchObject({
    code: 'INVALID',
    errors: [{ field: 'e_id', message: 'No such college' }],
  })
  const failure = new Error('The connection is gone')
  const broken = {
    select() {
      throw failure
    },
  } as never
  await expect(checkInstitute(broken, 'college', 7)).rejects.toBe(failure)
  await expect(checkCollege(broken, 'eid', 7)).rejects.toBe(failure)
})
