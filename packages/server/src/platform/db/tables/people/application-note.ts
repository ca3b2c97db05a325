import { applicationNoteKinds } from '@pravesh/contract'
import { index, integer, pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { application } from './admission.ts'

/** What an institute wrote on an application beside its moves: remarks for its own people, and messages to the family. */
export const applicationNote = pgTable(
  'application_note',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    application: integer()
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    kind: text({ enum: applicationNoteKinds }).notNull(),
    /** The login of the institute; families see `author` alone. */
    account: integer().notNull(),
    author: text().notNull(),
    body: text().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [index('application_note_application').on(t.application, t.id)],
)
