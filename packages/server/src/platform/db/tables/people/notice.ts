import type { FamilyChannel, MailedNoticeKind, NoticeDelivery, NoticeKind } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { boolean, index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { buyerAccount, studentAccount } from './session.ts'

/** What a person of an institute chose to be told about; without a row the defaults hold. */
export const noticeSetting = pgTable('notice_setting', {
  account: integer()
    .primaryKey()
    .references(() => buyerAccount.id, { onDelete: 'cascade' }),
  language: text().$type<Language>().notNull().default('en'),
  sms: boolean().notNull().default(false),
  choices: jsonb().$type<Partial<Record<NoticeKind, NoticeDelivery>>>().notNull().default({}),
})

/** A piece of news for one person of an institute. It holds no data of a family: its subject does. */
export const instituteNotice = pgTable(
  'institute_notice',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    account: integer()
      .notNull()
      .references(() => buyerAccount.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    /** The institute, of the account's own type. */
    institute: integer().notNull(),
    /** Id of the enquiry, application or review. */
    subject: integer().notNull(),
    /** Of what happened: the same is told once. */
    key: text().notNull(),
    delivery: text().$type<NoticeDelivery>().notNull(),
    /** Told by mail, or given up because the address takes none. */
    state: text().$type<'waiting' | 'told' | 'unreachable'>().notNull().default('waiting'),
    createdAt: instant().notNull().default(sql`now()`),
    toldAt: instant(),
  },
  (t) => [
    uniqueIndex('institute_notice_key').on(t.account, t.key),
    index('institute_notice_at').using('brin', t.createdAt),
    index('institute_notice_told').on(t.account, t.toldAt),
    index('institute_notice_waiting').on(t.account, t.createdAt).where(sql`state = 'waiting' and delivery <> 'off'`),
  ],
)

/** How a family is told of news, and until when it has seen them; without a row the defaults hold. */
export const familyNoticeSetting = pgTable('family_notice_setting', {
  account: integer()
    .primaryKey()
    .references(() => studentAccount.id, { onDelete: 'cascade' }),
  seenAt: instant(),
  choices: jsonb().$type<Partial<Record<MailedNoticeKind, FamilyChannel>>>().notNull().default({}),
  /** Hours in India, between which nothing is sent. */
  quietFrom: integer(),
  quietTo: integer(),
})
