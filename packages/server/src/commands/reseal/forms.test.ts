import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dataOf, rowsOf, staffApp } from '../../people/admission/testing/staff.ts'
import { application, applicationForm, applicationSent, child } from '../../platform/db/tables.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import { sealedBy } from './at-start.ts'
import { countUnsealedForms } from './forms.ts'
import { resealAll, stepsOf } from './reseal.ts'

const { admin, applied, callAs, config, db, family, order, pay, confirm, schoolStaff } = await staffApp()

const marks = ['epilepsy', 'peanuts', 'wheelchair', 'obc', 'cwsn', '734512']
/** Marks that a row of a table shows to whoever reads the database. */
async function readableMarks(): Promise<string[]> {
  const found: string[] = []
  for (const name of ['child', 'application_form', 'application', 'application_sent', 'job', 'outbox'])
    for (const mark of marks) {
      const hit = await db.execute(
        // As a word: a sealed text may have the letters by chance.
        sql`select 1 from ${sql.identifier(name)} t where t::text ~* ${`(^|[^a-z0-9_-])${mark}([^a-z0-9_-]|$)`} limit 1`,
      )
      if (hit.rows.length > 0) found.push(`${mark} in ${name}`)
    }
  return found
}
const quiet = { needed: true, from: 'Aundh' }

/** A parent whose child's form has everything that is sealed, sent to School 1 and corrected once. */
async function sensitiveFamily() {
  const asha = await applied()
  await asha.as('PUT', '/student/manage-child', { id: asha.kid, specialNeeds: 'epilepsy', category: 'obc' })
  const parents = [{ relation: 'mother', name: 'Asha', mobile: '98765 43210', income: 734_512 }]
  const medical = { bloodGroup: 'B+', allergies: 'peanuts', conditions: 'none' }
  await asha.as('PUT', `/student/child-common-form/${asha.kid}`, { parents, medical, quotas: ['cwsn'] })
  return { ...asha, medical, parents }
}
const office = (id: number) => schoolStaff.as('GET', `/buyer/application/1/${id}`)

test('health, category, income and disability are readable to the family and its school, and nowhere in the database', async () => {
  const asha = await sensitiveFamily()
  const ravi = callAs(await family('college'))
  const personal = { name: 'Ravi', dateOfBirth: '2005-04-30', category: 'obc', disability: 'uses a wheelchair' }
  await ravi('PUT', '/student/application-form', { personal })
  expect(await readableMarks()).toEqual([])

  expect(rowsOf(await asha.as('GET', '/student/manage-child'))).toMatchObject([
    { category: 'obc', specialNeeds: 'epilepsy' },
  ])
  const form = dataOf(await asha.as('GET', `/student/child-common-form/${asha.kid}`))
  expect(form).toMatchObject({ parents: asha.parents, medical: asha.medical, quotas: ['cwsn'] })
  expect(dataOf(await ravi('GET', '/student/application-form'))).toMatchObject({ personal })
  const read = dataOf(await office(asha.application))
  expect(read).toMatchObject({
    child: { category: 'obc', specialNeeds: 'epilepsy' },
    common: { medical: asha.medical, quotas: ['cwsn'], parents: [{ name: 'Asha' }] },
  })
  // Income stays with the family.
  expect(JSON.stringify(read)).not.toContain('734512')
  expect(dataOf(await asha.as('GET', `/student/shortlist-form/${asha.listed}`))).toMatchObject({
    common: { medical: asha.medical },
  })
})

test('a student’s application has them sealed, too', async () => {
  const ravi = await family('college')
  const personal = { name: 'Ravi', dateOfBirth: '2005-04-30', category: 'obc', disability: 'uses a wheelchair' }
  await callAs(ravi)('PUT', '/student/application-form', { personal })
  await callAs(ravi)('POST', '/student/shortlist', { instituteId: 1 })
  const college = { instituteType: 'college', instituteId: 1 }
  await confirm(ravi, await pay(await order(ravi, college)), college)
  expect(await readableMarks()).toEqual([])
  const [sent] = await db.select().from(application).where(eq(application.account, ravi.id))
  expect(dataOf(await admin.as('GET', `/admin/applications/${sent?.id}`))).toMatchObject({ form: { personal } })
})

test('the same words saved again are no correction, and a part that is emptied is gone', async () => {
  const asha = await sensitiveFamily()
  const version = async () =>
    (await db.select().from(application).where(eq(application.id, asha.application)))[0]?.sentVersion
  const before = await version()
  await asha.as('PUT', `/student/child-common-form/${asha.kid}`, { medical: asha.medical })
  await asha.as('PUT', '/student/manage-child', { id: asha.kid, specialNeeds: 'epilepsy' })
  expect(await version()).toBe(before)
  await asha.as('PUT', `/student/child-common-form/${asha.kid}`, { medical: null, transport: quiet })
  await asha.as('PUT', '/student/manage-child', { id: asha.kid, specialNeeds: null })
  expect(dataOf(await office(asha.application))).toMatchObject({
    child: { category: 'obc', specialNeeds: null },
    common: { medical: null, transport: quiet },
  })
})

test('what one account sealed is nothing in another’s row', async () => {
  const [asha, ravi] = [await sensitiveFamily(), await applied()]
  const [from] = await db.select().from(child).where(eq(child.id, asha.kid))
  await db
    .update(child)
    .set({ commonForm: from?.commonForm ?? {} })
    .where(eq(child.id, ravi.kid))
  const form = dataOf(await ravi.as('GET', `/student/child-common-form/${ravi.kid}`))
  expect(form).toMatchObject({ medical: null, quotas: null, parents: [{ name: 'Asha' }] })
})

test('forms from before are sealed by the command, and all of them anew when the key changes', async () => {
  const asha = await sensitiveFamily()
  const read = async () => [
    rowsOf(await asha.as('GET', '/student/manage-child')),
    dataOf(await asha.as('GET', `/student/child-common-form/${asha.kid}`)),
    dataOf(await office(asha.application)).common,
  ]
  const before = await read()
  // As earlier versions stored them.
  const plainSent = sql`(sent - 'sealed') || jsonb_build_object('child', sent->'child' || '{"category":"obc","specialNeeds":"epilepsy"}',
    'common', sent->'common' || jsonb_build_object('medical', ${JSON.stringify(asha.medical)}::jsonb, 'quotas', '["cwsn"]'::jsonb))`
  await db.update(application).set({ sent: plainSent }).where(eq(application.id, asha.application))
  await db.update(applicationSent).set({ sent: plainSent }).where(eq(applicationSent.application, asha.application))
  const { parents, medical } = asha
  await db
    .update(child)
    .set({
      category: 'obc',
      specialNeeds: 'epilepsy',
      commonForm: { parents, medical, quotas: ['cwsn'], alumni: 'Mother, 2004' },
    })
    .where(eq(child.id, asha.kid))
  await db
    .insert(applicationForm)
    .values({ account: asha.id, form: { personal: { name: 'Asha', disability: 'wheelchair' } } })
  expect((await readableMarks()).length).toBeGreaterThan(5)
  expect(await countUnsealedForms(db)).toBe(4)

  const newer = { id: 'newer', secret: 'another-secret-of-a-test' }
  const keyring = [newer, ...config.encryptionKeys] as const
  const { documents } = openDelivery(config, db)
  const { errors, finished } = await resealAll(stepsOf(db, keyring, documents))
  expect([[...errors], finished, await countUnsealedForms(db), await readableMarks()]).toEqual([[], true, 0, []])
  // Nothing of a form needs the older key any more.
  const [older] = config.encryptionKeys
  const left = (await sealedBy(db)).get(older.id) ?? []
  expect(left.filter((label) => /children|incomes|forms|applications|versions/.test(label))).toEqual([])
  // The server under test has the older key alone: back to it, and everything reads as before.
  await resealAll(stepsOf(db, [older, newer], documents))
  const after = await read()
  expect(after.slice(1)).toEqual(before.slice(1))
  expect(after[0]).toMatchObject([{ category: 'obc', specialNeeds: 'epilepsy' }])
})
