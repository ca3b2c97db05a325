import { errors } from '../hi/errors.ts'
import { sentencesOfConsoles } from '../reasons/hindi/consoles.ts'
import { account } from './hi/account.ts'
import { application } from './hi/application/application.ts'
import { applicationChoice } from './hi/application/application-choice.ts'
import { applicationField } from './hi/application/application-field.ts'
import { applicationStatus } from './hi/application/application-status.ts'
import { console } from './hi/console.ts'
import { choices } from './hi/declarations/choices.ts'
import { entityLabel } from './hi/declarations/entity-label.ts'
import { entityPlural } from './hi/declarations/entity-plural.ts'
import { fieldHelp } from './hi/declarations/field-help.ts'
import { fieldLabel } from './hi/declarations/field-label.ts'
import { enquiry } from './hi/enquiry/enquiry.ts'
import { enquiryKind } from './hi/enquiry/enquiry-kind.ts'
import { fee } from './hi/fee.ts'
import { conflict } from './hi/form/conflict.ts'
import { editor } from './hi/form/editor.ts'
import { field } from './hi/form/field.ts'
import { form } from './hi/form/form.ts'
import { buyer } from './hi/institute/buyer.ts'
import { details } from './hi/institute/details.ts'
import { home } from './hi/institute/home.ts'
import { question } from './hi/institute/question.ts'
import { list } from './hi/list.ts'
import { overview } from './hi/overview.ts'
import { problem } from './hi/problem.ts'
import { ownProposal } from './hi/proposal/own-proposal.ts'
import { proposal } from './hi/proposal/proposal.ts'
import { review } from './hi/review.ts'
import { scheduled } from './hi/scheduled.ts'
import type { ConsoleLanguage } from './messages.ts'
import { framework } from './react-admin-hindi.ts'
import { screenTexts } from './screens/hindi.ts'

/** The consoles in Hindi. A console loads it on demand. */
export const inHindi: ConsoleLanguage = {
  language: 'hi',
  texts: {
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
    choices,
    entityLabel,
    entityPlural,
    fieldHelp,
    fieldLabel,
    ...screenTexts,
  },
  sentences: sentencesOfConsoles,
  framework,
}
