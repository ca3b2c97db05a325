import { secretPurpose } from '../../people/lead-forwarding/services.ts'
import { bankPurpose } from '../../people/payment/refund/bank.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { bankDetail, job, thirdPartyService } from '../../platform/db/tables.ts'
import { sealedFor } from '../../services/delivery/post.ts'

/** Columns with sealed texts: rows with an id and a text. Any other sealed text in the database needs a line in `textPlaces`. */
export type TextPlace = {
  /** As people call it, in the plural. */
  label: string
  table: SQL
  id: SQL
  /** The sealed text, or null where a row holds none. */
  sealed: SQL
  /** The purpose of the seal, in addition to the id. */
  kind: SQL
  purpose: (row: { id: number; kind: string }) => string
  /** The assignment that puts another text in its place. */
  set: (sealed: string) => SQL
}

const none = sql`''`
export const textPlaces: readonly TextPlace[] = [
  {
    label: 'bank numbers',
    table: sql`${bankDetail}`,
    id: sql`account`,
    sealed: sql`number`,
    kind: none,
    purpose: ({ id }) => bankPurpose(id),
    set: (sealed) => sql`number = ${sealed}`,
  },
  {
    label: 'keys of colleges’ systems',
    table: sql`${thirdPartyService}`,
    id: sql`id`,
    sealed: sql`secret`,
    kind: none,
    purpose: () => secretPurpose,
    set: (sealed) => sql`secret = ${sealed}`,
  },
  {
    label: 'messages that wait',
    table: sql`${job}`,
    id: sql`id`,
    sealed: sql`payload->>'sealed'`,
    kind: sql`kind`,
    purpose: ({ kind }) => sealedFor(kind) ?? kind,
    set: (sealed) => sql`payload = jsonb_set(payload, '{sealed}', to_jsonb(${sealed}::text))`,
  },
]
