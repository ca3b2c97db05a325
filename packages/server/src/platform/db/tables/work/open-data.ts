import { bigint, date, integer, pgTable, sql, text, uniqueIndex } from '../../drizzle.ts'
import { instant } from '../columns.ts'

/** A file of the open data of one day (of India). Its rows are written anew every night, so that no backup has them. */
export const openDataFile = pgTable(
  'open_data_file',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    day: date({ mode: 'string' }).notNull(),
    /** As in its address: `schools.csv`. */
    name: text().notNull(),
    rows: integer().notNull(),
    /** Size and SHA-256 of the file as it is read, uncompressed. */
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    /** Keys of the stored pieces. Joined, they are the file compressed by gzip. */
    parts: text().array().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('open_data_file_day_name').on(t.day, t.name)],
)
