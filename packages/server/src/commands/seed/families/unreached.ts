import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { enquiry } from '../../../platform/db/tables.ts'

const questions = [
  { name: 'Sanjay Bhat (demo)', message: 'Do you take children of class 5 in the middle of the year?', hoursAgo: 70 },
  { name: 'Lata Wagh (demo)', message: 'Which documents does a nursery child need?', hoursAgo: 26 },
  { name: 'Imran Sheikh (demo)', message: 'Is there a bus from the railway station?', hoursAgo: 5 },
]

/** Questions to schools without a login: the operator sees that nobody there can be told. */
export async function seedUnreached(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from school where status = 'published' and not exists (select from buyer_institute bi
      join buyer_account b on b.id = bi.buyer and b.institute_type = 'school' where bi.institute = school.id)
    order by id desc limit ${questions.length}`)
  for (const [index, { id }] of rows.entries()) {
    const { hoursAgo = 0, ...question } = questions[index] ?? {}
    const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
    await tx.insert(enquiry).values({
      ...{ name: '', ...question, kind: 'general', consentVersion: '2026-11', createdAt: at, updatedAt: at },
      ...{ instituteType: 'school', instituteId: id, reference: `PR-DEMOU00${index}`, mobile: `+9190000400${index}0` },
      email: `unreached${index}@demo.pravesh.example`,
    })
  }
}
