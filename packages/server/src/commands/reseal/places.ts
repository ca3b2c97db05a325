import { formPurpose } from '../../people/admission/form/sealed-form.ts'
import { drawPurpose } from '../../people/draw/protocol.ts'
import { secretPurpose } from '../../people/lead-forwarding/services.ts'
import { bankPurpose } from '../../people/payment/refund/bank.ts'
import { appPurpose } from '../../people/session/factor/authenticator-app.ts'
import { webhookPurpose } from '../../people/webhooks/secret.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import {
  application,
  applicationForm,
  applicationSent,
  authenticatorApp,
  bankDetail,
  child,
  draw,
  job,
  thirdPartyService,
  webhook,
} from '../../platform/db/tables.ts'
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

/** A sealed text within a form, by its path in the JSON of a column. `kind` is the account that it is sealed for. */
const formPlace = (label: string, table: SQL, id: SQL, account: SQL, column: string, path: string): TextPlace => {
  const json = sql.identifier(column)
  return {
    label,
    table,
    id,
    sealed: sql`${json} #>> ${sql.raw(`'{${path}}'`)}`,
    kind: account,
    purpose: ({ kind }) => formPurpose(Number(kind)),
    set: (sealed) => sql`${json} = jsonb_set(${json}, ${sql.raw(`'{${path}}'`)}, to_jsonb(${sealed}::text))`,
  }
}
const ownAccount = sql`account`
const accountOfSent = sql`(select a.account from ${application} a where a.id = application)`
const sentPlaces = ['child', 'form'].flatMap((part) => [
  formPlace('applications', sql`${application}`, sql`id`, ownAccount, 'sent', `sealed,${part}`),
  formPlace(
    'earlier versions of applications',
    ...([sql`${applicationSent}`, sql`application`, accountOfSent, 'sent', `sealed,${part}`] as const),
  ),
])
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
  ...(['secret', 'earlier_secret'] as const).map((column): TextPlace => {
    const sealed = sql.identifier(column)
    return {
      label: column === 'secret' ? 'secrets of webhooks' : 'earlier secrets of webhooks',
      ...{ table: sql`${webhook}`, id: sql`id`, sealed: sql`${sealed}`, kind: none, purpose: () => webhookPurpose },
      set: (text) => sql`${sealed} = ${text}`,
    }
  }),
  {
    label: 'secrets of draws',
    table: sql`${draw}`,
    id: sql`id`,
    sealed: sql`sealed_secret`,
    kind: none,
    purpose: () => drawPurpose,
    set: (sealed) => sql`sealed_secret = ${sealed}`,
  },
  {
    label: 'secrets of authenticator apps',
    table: sql`${authenticatorApp}`,
    id: sql`id`,
    sealed: sql`secret`,
    kind: sql`realm || ' ' || account`,
    purpose: ({ kind }) => appPurpose(kind),
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
  formPlace('children', sql`${child}`, sql`id`, ownAccount, 'common_form', 'sealed'),
  formPlace('incomes', sql`${child}`, sql`id`, ownAccount, 'common_form', 'sealedIncomes'),
  formPlace('forms for colleges', sql`${applicationForm}`, ownAccount, ownAccount, 'form', 'sealed'),
  ...sentPlaces,
]
