import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSeeded } from '../../platform/db/testing/seeded.ts'
import { managed, managedIds } from '../seed/catalogue/managed.ts'
import { ensureDemoAccounts, ensureDemoData, ensureReferenceData } from '../seed/index.ts'
import { folder, imported } from './testing/importing.ts'

const cbse = `affiliation_no,name,status,state,district,address,pincode,founded,website
2730017,DELHI PUBLIC SCHOOL,Senior Secondary,Delhi,New Delhi,"Register Road, R K Puram",110022,1972,
2799999,Modern School,Senior Secondary,Delhi,New Delhi,"Elsewhere in New Delhi",110001,,
`
const aishe = `aishe_code,name,college_type,state,district,university_code,university
C-6379,"Miranda House",Affiliated College,Delhi,Delhi,U-0120,"University of Delhi"
C-6380,"College of the Register",Affiliated College,Delhi,Delhi,U-0120,"University of Delhi"
`

test('the demo completes the institutes of a register that was imported before the first start', {
  timeout: 120_000,
}, async () => {
  const database = await openSeeded('reference', ensureReferenceData)
  const { db } = database
  const rowsOf = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows
  try {
    const path = folder()
    for (const [kind, name, text] of [
      ['schools', 'cbse.csv', cbse],
      ['colleges', 'aishe.csv', aishe],
    ] as const) {
      writeFileSync(join(path, name), text)
      expect((await imported(database, [kind, join(path, name)])).counts).toMatchObject({ created: 2, rejected: 0 })
    }
    await ensureDemoData(db)
    await ensureDemoAccounts(db, { mode: 'demo' })

    // Matched by its number: the register's name and address stay, the demo adds missing values with its sources.
    expect(
      await rowsOf(sql`select name, address, pincode, rating is not null as rated, claimed, is_partner as partner,
          sources -> 'record' ->> 'tier' as record, sources -> 'facilities' ->> 'tier' as facilities,
          (select count(distinct class)::int from school_fee f where f.school = s.id) as fees
        from school s where affiliation_no = '2730017'`),
    ).toEqual([
      {
        ...{ name: 'Delhi Public School', address: 'Register Road, R K Puram', pincode: '110022', rated: true },
        ...{ claimed: true, partner: true, record: 'reported', facilities: 'demo', fees: 12 },
      },
    ])
    // Another school of the same name and city, under another number: two schools, the register's retains its address.
    expect(
      await rowsOf(sql`select affiliation_no as number, url from school where name = 'Modern School' order by 1`),
    ).toEqual([
      { number: '2730009', url: 'modern-school-new-delhi-2730009' },
      { number: '2799999', url: 'modern-school-new-delhi' },
    ])
    // Found by its name in its city.
    expect(
      await rowsOf(sql`select university, fee_min is not null as fees, sources -> 'offers' ->> 'tier' as offers
        from college where name = 'Miranda House'`),
    ).toEqual([{ university: 'University of Delhi', fees: true, offers: 'unchecked' }])
    expect(
      await rowsOf(sql`select 1 from college where name = 'College of the Register' and fee_min is not null`),
    ).toEqual([])

    // The demo's logins manage the demo's own institutes, not the first ones of the register.
    for (const kind of ['school', 'college'] as const) {
      const rows = await rowsOf(sql`select b.institute from buyer_institute b join buyer_account a on a.id = b.buyer
        where a.institute_type = ${kind} order by 1`)
      const ids = await managedIds(db, kind)
      expect([ids.length, rows.map(({ institute }) => institute)]).toEqual([managed, ids.toSorted((a, b) => a - b)])
    }
  } finally {
    await database.close()
  }
})
