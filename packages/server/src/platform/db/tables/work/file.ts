import { integer, pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'

/** A file that everybody may see, by the random key it is stored and read under. Private files are documents, not here. */
export const publishedFile = pgTable('published_file', {
  key: text().primaryKey(),
  /** Where it is read: `/files/<random>.webp`. */
  address: text().notNull().unique(),
  mime: text().notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
  /** Of pictures, in pixels. */
  width: integer(),
  height: integer(),
  /** Since when nothing shows it, as far as it was looked for; null while something does. */
  unshownSince: instant(),
  createdAt: instant().notNull().default(sql`now()`),
})
