import type { InstituteType } from '@pravesh/contract'
import { check, index, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../../drizzle.ts'
import { course } from '../catalogue.ts'
import { instant } from '../columns.ts'
import { application } from './admission.ts'

/** A draw of lots for seats. What is announced and published of it never changes: a trigger holds that. */
export const draw = pgTable(
  'draw',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    instituteType: text().$type<InstituteType>().notNull(),
    instituteId: integer().notNull(),
    name: text().notNull(),
    class: integer(),
    course: integer().references(() => course.id),
    session: text(),
    quota: text(),
    seats: integer().notNull(),
    numberRule: text(),
    closesAt: instant().notNull(),
    drawsAt: instant().notNull(),
    commitment: text().notNull(),
    /** The secret until the draw, encrypted: neither a replica nor a backup shows it. */
    sealedSecret: text().notNull(),
    announcedAt: instant().notNull().default(sql`now()`),
    closedAt: instant(),
    listSha256: text(),
    drawnAt: instant(),
    secret: text(),
    publicNumber: text(),
    seed: text(),
    cancelledAt: instant(),
    cancelReason: text(),
  },
  (t) => [
    index('draw_institute').on(t.instituteType, t.instituteId, t.id),
    index('draw_course').on(t.course),
    index('draw_due').on(t.closesAt).where(sql`drawn_at is null and cancelled_at is null`),
    check('draw_scope', sql`num_nonnulls(${t.class}, ${t.course}) = 1`),
    check('draw_closed', sql`num_nulls(${t.closedAt}, ${t.listSha256}) in (0, 2)`),
    check('draw_drawn', sql`num_nulls(${t.drawnAt}, ${t.secret}, ${t.publicNumber}, ${t.seed}) in (0, 4)`),
    check('draw_drawn_once', sql`${t.drawnAt} is null or (${t.closedAt} is not null and ${t.cancelledAt} is null)`),
    check('draw_cancelled', sql`num_nulls(${t.cancelledAt}, ${t.cancelReason}) in (0, 2)`),
  ],
)

/**
 * An application on the list of a draw. The ticket is the family's own; the entry, its digest, is public. Both are random to everybody
 * else: an erased family's lines stay, and say nothing of it.
 */
export const drawEntry = pgTable(
  'draw_entry',
  {
    draw: integer()
      .notNull()
      .references(() => draw.id),
    entry: text().notNull(),
    application: integer()
      .notNull()
      .references(() => application.id),
    ticket: text().notNull(),
    /** From 1; null until lots are drawn. */
    place: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.draw, t.entry] }),
    uniqueIndex('draw_entry_application').on(t.application, t.draw),
    uniqueIndex('draw_entry_place').on(t.draw, t.place),
  ],
)
