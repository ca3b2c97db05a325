import { type FormKeys, sealChild, sealForm, sealSent } from '../../people/admission/form/sealed-form.ts'
import { and, asc, eq, gt, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { application, applicationForm, applicationSent, child } from '../../platform/db/tables.ts'
import type { Step } from './step.ts'

const batchSize = 200

/** Forms from before health, category, income and disability were sealed. A family that writes one meanwhile seals it by that. */
const unsealed = {
  child: sql`not jsonb_exists(${child.commonForm}, 'sealed')`,
  form: sql`jsonb_exists(${applicationForm.form}, 'personal') and not jsonb_exists(${applicationForm.form}, 'sealed')`,
  sent: sql`${application.sent} is not null and not jsonb_exists(${application.sent}, 'sealed')`,
  earlier: sql`${applicationSent.sent} is not null and not jsonb_exists(${applicationSent.sent}, 'sealed')`,
}

type Batch = (last: number) => Promise<number[]>
function stepOf(label: string, count: () => Promise<number>, sealBatch: Batch): Step {
  return {
    label,
    count,
    async *run() {
      for (let ids = await sealBatch(0); ids.length > 0; ids = await sealBatch(ids.at(-1) ?? 0))
        for (const _ of ids) yield 'resealed'
    },
  }
}

/** Seals the parts of forms that were stored before they were sealed. Each row is locked while it is read and written. */
export function sealForms(db: Db, keys: FormKeys): Step[] {
  return [
    stepOf(
      'children as they were',
      () => db.$count(child, unsealed.child),
      (last) =>
        db.transaction(async (tx) => {
          const where = and(unsealed.child, gt(child.id, last))
          const rows = await tx.select().from(child).where(where).orderBy(asc(child.id)).limit(batchSize).for('update')
          for (const row of rows) await tx.update(child).set(sealChild(keys, row)).where(eq(child.id, row.id))
          return rows.map(({ id }) => id)
        }),
    ),
    stepOf(
      'forms for colleges as they were',
      () => db.$count(applicationForm, unsealed.form),
      (last) =>
        db.transaction(async (tx) => {
          const { account } = applicationForm
          const where = and(unsealed.form, gt(account, last))
          const rows = await tx
            .select()
            .from(applicationForm)
            .where(where)
            .orderBy(asc(account))
            .limit(batchSize)
            .for('update')
          for (const row of rows)
            await tx
              .update(applicationForm)
              .set({ form: sealForm(keys, row.account, row.form) })
              .where(eq(account, row.account))
          return rows.map((row) => row.account)
        }),
    ),
    stepOf(
      'applications as they were',
      () => db.$count(application, unsealed.sent),
      (last) =>
        db.transaction(async (tx) => {
          const where = and(unsealed.sent, gt(application.id, last))
          const rows = await tx
            .select()
            .from(application)
            .where(where)
            .orderBy(asc(application.id))
            .limit(batchSize)
            .for('update')
          for (const { id, account, sent } of rows)
            if (sent)
              await tx
                .update(application)
                .set({ sent: sealSent(keys, account, sent) })
                .where(eq(application.id, id))
          return rows.map(({ id }) => id)
        }),
    ),
    stepOf(
      'earlier versions as they were',
      () => db.$count(applicationSent, unsealed.earlier),
      (last) =>
        db.transaction(async (tx) => {
          const of = applicationSent.application
          const rows = await tx
            .select({ id: of, account: application.account, sent: applicationSent.sent })
            .from(applicationSent)
            .innerJoin(application, eq(application.id, of))
            .where(and(unsealed.earlier, gt(of, last)))
            .orderBy(asc(of))
            .limit(batchSize)
            .for('update')
          for (const { id, account, sent } of rows)
            if (sent)
              await tx
                .update(applicationSent)
                .set({ sent: sealSent(keys, account, sent) })
                .where(eq(of, id))
          return rows.map(({ id }) => id)
        }),
    ),
  ]
}

/** How many rows hold parts that are not sealed. */
export async function countUnsealedForms(db: Db): Promise<number> {
  const counts = await Promise.all([
    db.$count(child, unsealed.child),
    db.$count(applicationForm, unsealed.form),
    db.$count(application, unsealed.sent),
    db.$count(applicationSent, unsealed.earlier),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}
