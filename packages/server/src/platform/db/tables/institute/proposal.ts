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

/** A change of what an institute is known by, which its login proposes and the desk decides on. */
export const instituteProposal = pgTable(
  'institute_proposal',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    instituteType: instituteType(),
    instituteId: integer().notNull(),
    matter: text().$type<ReviewedGroup>().notNull(),
    /** Its fields, as they stood and as they are to be. */
    held: jsonb().$type<Record<string, DisplayValue['value']>>().notNull(),
    proposed: jsonb().$type<Record<string, DisplayValue['value']>>().notNull(),
    status: text().$type<ProposalState>().notNull().default('waiting'),
    /** The fields that the desk accepted. */
    accepted: text().array().notNull().default([]),
    reason: text(),
    account: integer().references(() => buyerAccount.id, { onDelete: 'set null' }),
    by: text().notNull(),
    decidedBy: text(),
    decidedAt: instant(),
    ...times(),
  },
  (t) => [
    // One of each matter waits; one that was taken back is taken up again, so that nobody fills the table.
    uniqueIndex('institute_proposal_open')
      .on(t.instituteType, t.instituteId, t.matter)
      .where(sql`status in ('waiting', 'withdrawn')`),
    index('institute_proposal_institute').on(t.instituteType, t.instituteId, falling(t.id)),
    index('institute_proposal_waiting').on(falling(t.id)).where(sql`status = 'waiting'`),
  ],
)

/** Who of the staff changed what of an institute. It stays when the institute is gone. */
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
