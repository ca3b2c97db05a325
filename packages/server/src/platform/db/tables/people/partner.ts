import type { InstituteType, PartnerState, PartnerStep } from '@pravesh/contract'
import { index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { buyerAccount } from './session.ts'

/** An institute's application to manage its own page. */
export const partnerApplication = pgTable(
  'partner_application',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    instituteType: text().$type<InstituteType>().notNull(),
    name: text().notNull(),
    instituteId: integer(),
    code: text(),
    link: text(),
    person: text().notNull(),
    role: text(),
    email: text().notNull(),
    /** E.164. */
    mobile: text().notNull(),
    website: text(),
    city: text(),
    proof: text().array().notNull().default([]),
    remarks: text(),
    status: text().$type<PartnerState>().notNull().default('new'),
    timeline: jsonb().$type<PartnerStep[]>().notNull().default([]),
    buyer: integer().references(() => buyerAccount.id, { onDelete: 'set null' }),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    index('partner_application_institute').on(t.instituteType, t.instituteId),
    // One open application of a person for an institute, also when a form is sent twice at once.
    uniqueIndex('partner_application_open')
      .on(sql`lower(${t.email})`, t.instituteType, sql`lower(${t.name})`)
      .where(sql`status in ('new', 'contacted', 'verified')`),
  ],
)
