import { type Language, languages } from '@pravesh/messages'
import {
  type ConsoleKey,
  type ConsoleLanguage,
  type ConsoleText,
  consoleText,
  inEnglish,
  type Message,
  messageTranslator,
  type TranslateMessage,
} from '@pravesh/messages/consoles'
import { useSyncExternalStore } from 'react'

/** A label of a screen: a key of the messages, a screen's own text, or a sentence of the server. */
export type LabelKey = ConsoleKey | Message | { sentence: string }

/** The current translations of a console. */
export type Translations = {
  language: Language
  /** A text of the messages, with its values. */
  text: ConsoleText
  /** A screen's text, with its values. */
  translate: TranslateMessage
  /** A sentence of the server, or of a schema that it shares; as it is where the language has none. */
  translateSentence: (english: string) => string
  word: (labelKey: LabelKey) => string
  /** react-admin's own texts, by their keys. */
  framework: ConsoleLanguage['framework']
  /** The unfilled texts, by domain. */
  texts: ConsoleLanguage['texts']
}

function createTranslations(language: ConsoleLanguage): Translations {
  const text = consoleText(language)
  const translate = messageTranslator(language)
  const translateSentence = (english: string) => language.sentences[english] ?? english
  const word = (labelKey: LabelKey) => {
    if (typeof labelKey === 'string') return text(labelKey)
    return 'sentence' in labelKey ? translateSentence(labelKey.sentence) : translate(labelKey)
  }
  return {
    language: language.language,
    text,
    translate,
    translateSentence,
    word,
    framework: language.framework,
    texts: language.texts,
  }
}

let now = createTranslations(inEnglish)
const listeners = new Set<() => void>()
const key = 'pravesh.language'

/**
 * The current translations, for code outside components. Components use `useTranslations`, and are rendered again when the language
 * changes.
 */
export const translations = (): Translations => now
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useTranslations = (): Translations => useSyncExternalStore(subscribe, translations)

/** Stores the choice for the next visit; signing out clears the storage, and then it is stored again. English needs none. */
export function rememberLanguage(): void {
  if (now.language === 'en') window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, now.language)
}

/** Switches to another language. Hindi is loaded at its first use. */
export async function changeLanguage(language: Language): Promise<void> {
  now = createTranslations(language === 'en' ? inEnglish : (await import('@pravesh/messages/consoles/hindi')).inHindi)
  document.documentElement.lang = `${language}-IN`
  rememberLanguage()
  for (const listener of listeners) listener()
}

/** Speaks the language that was chosen the last time. */
export async function recallLanguage(): Promise<void> {
  const storedLanguage = languages.find((language) => language === window.localStorage.getItem(key))
  if (storedLanguage && storedLanguage !== now.language) await changeLanguage(storedLanguage)
}
