import type { InstituteType } from '@pravesh/contract'
import { date, integer, pgTable, primaryKey, text } from '../../drizzle.ts'

/** Views of the public page of an institute on a day of India: page loads by browsers, without persons. */
export const pageViewDay = pgTable(
  'page_view_day',
  {
    kind: text().$type<InstituteType>().notNull(),
    /** The institute. It has no foreign key: schools and colleges are two tables. */
    id: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id, t.day] })],
)
