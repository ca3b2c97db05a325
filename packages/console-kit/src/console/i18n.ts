import { type Entity, labelOf } from '@pravesh/contract'
import { en } from '@pravesh/messages'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'

/** What a resource is called, for headings and the specification's toasts. */
export type ResourceNames = { name: string; label: string; plural: string; fields?: Record<string, string> }

const filled = (text: string, item: string) => text.replace('{item}', item)
const forAnyNumber = (text: string) => `${text} |||| ${text}`

const resourceMessages = ({ label, plural, fields = {} }: ResourceNames) => ({
  name: `${label} |||| ${plural}`,
  forcedCaseName: `${label} |||| ${plural}`.toLowerCase(),
  fields,
  notifications: {
    created: forAnyNumber(filled(en.console.added, label)),
    updated: forAnyNumber(filled(en.console.updated, label)),
    deleted: forAnyNumber(filled(en.console.deleted, label)),
  },
})

export const namesOf = ({ name, label, plural, fields }: Entity): ResourceNames => ({
  name,
  label,
  plural,
  fields: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, labelOf(key, field)])),
})

/** react-admin's English with our words over it. */
export function createI18n(resources: readonly ResourceNames[]) {
  const base = englishMessages
  const messages = {
    ...base,
    ra: {
      ...base.ra,
      action: { ...base.ra.action, create: 'Add', add_filter: 'Filter', clear_input_value: 'Clear' },
      message: {
        ...base.ra.message,
        invalid_form: 'Please check the marked fields',
        error: 'Something went wrong on our side. Please try again',
        bulk_delete_title: 'Delete this %{name}? |||| Delete these %{smart_count} %{name}?',
        bulk_delete_content:
          'It is gone for good, and from the public pages too. |||| All %{smart_count} are gone for good, and from the public pages too.',
      },
      notification: { ...base.ra.notification, http_error: 'The server cannot be reached. Please try again' },
      auth: { ...base.ra.auth, logout: en.console.signOut, sign_in: en.console.signIn },
    },
    resources: Object.fromEntries(resources.map((names) => [names.name, resourceMessages(names)])),
  }
  return polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }], { allowMissing: true })
}
