import type { DisplayValue, InstituteChange, InstituteType, ProposalState, ReviewedGroup } from '@pravesh/contract'
import { index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { falling } from '../orders.ts'
import { buyerAccount } from '../people/session.ts'

const instituteType = () => text().$type<InstituteType>().notNull()
const times = () => ({
  createdAt: instant().notNull().default(sql`now()`),
  updatedAt: instant().notNull().default(sql`now()`),
})

/** A change of an institute's identifying fields that its login proposes and staff decide on. */
export const instituteProposal = pgTable(
  'institute_proposal',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    instituteType: instituteType(),
    instituteId: integer().notNull(),
    matter: text().$type<ReviewedGroup>().notNull(),
    /** Its fields, with the old and the proposed values. */
    held: jsonb().$type<Record<string, DisplayValue['value']>>().notNull(),
    proposed: jsonb().$type<Record<string, DisplayValue['value']>>().notNull(),
    status: text().$type<ProposalState>().notNull().default('waiting'),
    /** The fields that staff accepted. */
    accepted: text().array().notNull().default([]),
    reason: text(),
    account: integer().references(() => buyerAccount.id, { onDelete: 'set null' }),
    by: text().notNull(),
    decidedBy: text(),
    decidedAt: instant(),
    ...times(),
  },
  (t) => [
    // One proposal of each field group is pending; a withdrawn one is reused, so that the table cannot be filled.
    uniqueIndex('institute_proposal_open')
      .on(t.instituteType, t.instituteId, t.matter)
      .where(sql`status in ('waiting', 'withdrawn')`),
    index('institute_proposal_institute').on(t.instituteType, t.instituteId, falling(t.id)),
    index('institute_proposal_waiting').on(falling(t.id)).where(sql`status = 'waiting'`),
  ],
)

/** Staff changes of an institute. They remain after the institute is deleted. */
export const instituteChange = pgTable(
  'institute_change',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    instituteType: instituteType(),
    /** Null of an export, which is of many. */
    instituteId: integer(),
    action: text().$type<InstituteChange['action']>().notNull(),
    realm: text().$type<InstituteChange['realm']>().notNull(),
    /** Null if a schedule ended whose author is not known. */
    account: integer(),
    by: text().notNull(),
    fields: jsonb().$type<InstituteChange['fields']>().notNull(),
    proposal: integer(),
    ...times(),
  },
  (t) => [
    index('institute_change_institute').on(t.instituteType, t.instituteId, falling(t.id)),
    index('institute_change_created').on(falling(t.createdAt), falling(t.id)),
  ],
)
