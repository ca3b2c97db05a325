import type { Entity } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import { entityLabel, entityPlural, fieldMessage } from './declared-messages.ts'
import { inSentence } from './in-sentence.ts'
import type { LabelKey, Translations } from './translations.ts'

/** The label of a resource, for headings and the specification's toasts. */
export type ResourceNames = { name: string; label: LabelKey; plural: LabelKey; fields?: Record<string, Message> }

const forAnyNumber = (text: string) => `${text} |||| ${text}`

function resourceMessages({ label, plural, fields = {} }: ResourceNames, { text, word, translate }: Translations) {
  const [item, pluralLabel] = [word(label), word(plural)]
  return {
    name: `${item} |||| ${pluralLabel}`,
    forcedCaseName: inSentence(`${item} |||| ${pluralLabel}`),
    fields: Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, translate(message)])),
    notifications: {
      created: forAnyNumber(text('console.added', { item })),
      updated: forAnyNumber(text('console.updated', { item })),
      deleted: forAnyNumber(text('console.deleted', { item })),
    },
  }
}

export const namesOf = (entity: Entity): ResourceNames => ({
  name: entity.name,
  label: entityLabel(entity),
  plural: entityPlural(entity),
  fields: Object.fromEntries(Object.entries(entity.fields).map(([key, field]) => [key, fieldMessage(key, field)])),
})

/** Our English for some of react-admin's words. */
const englishOverrides: Readonly<Record<string, string>> = {
  'action.create': 'Add',
  // The consoles confirm nothing but deletions.
  'action.confirm': 'Delete',
  'action.add_filter': 'Filter',
  'action.clear_input_value': 'Clear',
  'message.invalid_form': 'Please check the marked fields',
  'message.error': 'Something went wrong on our side. Please try again',
  'message.bulk_delete_title': 'Delete this %{name}? |||| Delete these %{smart_count} %{name}?',
  'message.bulk_delete_content':
    'It is gone for good, and from the public pages too. |||| All %{smart_count} are gone for good, and from the public pages too.',
  'notification.http_error': 'The server cannot be reached. Please try again',
  'auth.logout': 'Sign out',
}

const under = (root: string, phrases: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(phrases).map(([key, phrase]) => [`${root}.${key}`, phrase]))

/** react-admin's words of a language over its English, and all texts of the messages, so that its parts take their keys. */
export function createI18n(resources: readonly ResourceNames[], translations: Translations): I18nProvider {
  const { language, framework, texts, translateSentence } = translations
  const messages = {
    ...englishMessages,
    // Polyglot flattens nested keys: a later dotted key replaces its English.
    ...under('ra', { ...englishOverrides, ...framework }),
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([domain, domainTexts]) => Object.entries(under(domain, domainTexts))),
    ),
    resources: Object.fromEntries(resources.map((names) => [names.name, resourceMessages(names, translations)])),
  }
  const locales = [{ locale: language, name: language }]
  const provider = polyglotI18nProvider(() => messages, language, locales, { allowMissing: true })
  // A child resource, `institutes/5/awards`, has the messages of `awards`.
  const ownKey = (key: string) => key.replace(/^resources\.[^.]*\//, 'resources.')
  return {
    ...provider,
    translate(key, options) {
      const name = ownKey(key)
      const translated = provider.translate(name, options)
      // A text that is no key is a sentence of the server, such as an error of a field.
      return translated === name ? translateSentence(name) : translated
    },
  }
}
