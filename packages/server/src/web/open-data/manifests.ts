import {
  type OpenDataDay,
  openDataFormats,
  openDataFormatVersion,
  openDataKinds,
  openDataLicence,
  openDataPath,
  pluralOf,
} from '@pravesh/contract'
import { asc, desc } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { openDataFile } from '../../platform/db/tables.ts'

/** The tag of cached pages and responses that show which files there are. */
export const openDataTag = 'open-data'

const sourceNote =
  'Each fact keeps the terms of the source that its record names, with its day. Values of the tier “demo” are made up for a demonstration.'

/** Every file by its name, in the order of the manifest. */
const files = openDataKinds.flatMap((kind) =>
  openDataFormats.map((format) => ({ kind, format, name: `${pluralOf[kind]}.${format}` })),
)

/** The days that have files, the newest first. */
export async function openDataManifests(db: Db): Promise<OpenDataDay[]> {
  const stored = await db.select().from(openDataFile).orderBy(desc(openDataFile.day), asc(openDataFile.id))
  return [...Map.groupBy(stored, ({ day }) => day)].map(([day, rows]) => ({
    day,
    createdAt: rows[0]?.createdAt ?? '',
    formatVersion: openDataFormatVersion,
    licence: openDataLicence,
    sourceNote,
    files: files.flatMap((file) => {
      const row = rows.find(({ name }) => name === file.name)
      return row
        ? [{ ...file, rows: row.rows, bytes: row.bytes, sha256: row.sha256, path: openDataPath(day, file.name) }]
        : []
    }),
  }))
}
