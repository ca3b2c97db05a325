import { errors } from '../en/errors.ts'
import {
  type FillArguments,
  fill,
  type PlainKeyOf,
  type Texts,
  type TranslateOf,
  translator,
} from '../translate/fill.ts'
import type { Language } from '../translate/language.ts'
import { account } from './en/account.ts'
import { application } from './en/application/application.ts'
import { applicationChoice } from './en/application/application-choice.ts'
import { applicationField } from './en/application/application-field.ts'
import { applicationStatus } from './en/application/application-status.ts'
import { console } from './en/console.ts'
import { enquiry } from './en/enquiry/enquiry.ts'
import { enquiryKind } from './en/enquiry/enquiry-kind.ts'
import { fee } from './en/fee.ts'
import { conflict } from './en/form/conflict.ts'
import { editor } from './en/form/editor.ts'
import { field } from './en/form/field.ts'
import { form } from './en/form/form.ts'
import { buyer } from './en/institute/buyer.ts'
import { details } from './en/institute/details.ts'
import { home } from './en/institute/home.ts'
import { question } from './en/institute/question.ts'
import { list } from './en/list.ts'
import { overview } from './en/overview.ts'
import { problem } from './en/problem.ts'
import { ownProposal } from './en/proposal/own-proposal.ts'
import { proposal } from './en/proposal/proposal.ts'
import { review } from './en/review.ts'
import { scheduled } from './en/scheduled.ts'
import type { Message } from './screens/define-messages.ts'

/** Every word of the consoles' screens, in English. */
export const english = {
  console,
  list,
  form,
  fee,
  field,
  overview,
  editor,
  conflict,
  problem,
  proposal,
  scheduled,
  buyer,
  account,
  details,
  home,
  application,
  applicationChoice,
  applicationField,
  applicationStatus,
  ownProposal,
  question,
  review,
  enquiry,
  enquiryKind,
  errors,
}

/** A text without values: a label, a heading. */
export type ConsoleKey = PlainKeyOf<typeof english>
export type ConsoleText = TranslateOf<typeof english>

/**
 * Parts of a language in addition to the messages: sentences of the server and of the contract's schemas by their English, and react-admin's
 * own texts by its keys.
 */
export type ConsoleLanguage = {
  language: Language
  texts: Texts
  sentences: Readonly<Record<string, string>>
  framework: Readonly<Record<string, string>>
}
export const inEnglish: ConsoleLanguage = { language: 'en', texts: english, sentences: {}, framework: {} }

/** Gives the consoles' texts in a language that was loaded. */
export const consoleText = ({ texts, language }: ConsoleLanguage): ConsoleText =>
  translator<typeof english>(texts, language)

export type { Choice } from './hi/declarations/choices.ts'
export type { Message } from './screens/define-messages.ts'

/** Gives a screen's text in one language. */
export type TranslateMessage = <T extends string>(message: Message<T>, ...fillArguments: FillArguments<T>) => string

/** Gives the texts of screens in a language that was loaded; in English they bring their own. */
export const messageTranslator =
  ({ texts, language }: ConsoleLanguage): TranslateMessage =>
  ({ domain, key, english }, ...fillArguments) => {
    const text = texts[domain]?.[key] ?? english
    const values: Record<string, string | number> | undefined = fillArguments[0]
    return values === undefined ? text : fill(text, values, language)
  }
