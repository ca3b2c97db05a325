import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ensureReferenceData } from '../../commands/seed/index.ts'
import { testDb } from '../../platform/db/testing/test-db.ts'
import { find, sqlNames } from './index.ts'

const { db } = await testDb()

test('a stored name with joiners of its script is found without them, and the other way round', async () => {
  await ensureReferenceData(db)
  await db.execute(sql`insert into school (name, url, status, state, city)
    select ${'Vid\u200dya\u200clok Bilby'}, 'bilby', 'published', state, id from city limit 1`)
  for (const text of ['vidyalok bilby', 'vid\u200dyalok', 'विद्\u200dयालोक'])
    expect((await find(sqlNames(db), { search: text, limit: 5 })).map(({ url }) => url)).toEqual(['bilby'])
})
