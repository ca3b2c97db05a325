import { errors } from '../hi/errors.ts'
import { sentencesOfConsoles } from '../reasons/hindi/consoles.ts'
import { account } from './hi/account.ts'
import { application } from './hi/application/application.ts'
import { applicationChoice } from './hi/application/application-choice.ts'
import { applicationField } from './hi/application/application-field.ts'
import { applicationStatus } from './hi/application/application-status.ts'
import { choices } from './hi/choices.ts'
import { console } from './hi/console.ts'
import { declared } from './hi/declared/catalogue/contract-texts.ts'
import { declaredOfCourses } from './hi/declared/catalogue/courses.ts'
import { declaredOfEditing } from './hi/declared/catalogue/editing.ts'
import { declaredOfHindiTexts } from './hi/declared/catalogue/hindi-texts.ts'
import { declaredOfHistory } from './hi/declared/catalogue/history.ts'
import { declaredOfImports } from './hi/declared/catalogue/imports.ts'
import { declaredOfInstituteLists } from './hi/declared/catalogue/institute-lists.ts'
import { declaredOfInstitutes } from './hi/declared/catalogue/institutes.ts'
import { declaredOfMedia } from './hi/declared/catalogue/media.ts'
import { declaredOfParts } from './hi/declared/catalogue/parts.ts'
import { declaredOfSearches } from './hi/declared/catalogue/searches.ts'
import { declaredOfEnquiries } from './hi/declared/people/enquiries.ts'
import { declaredOfMails } from './hi/declared/people/mails.ts'
import { declaredOfPartners } from './hi/declared/people/partners.ts'
import { declaredOfPayments } from './hi/declared/people/payments.ts'
import { declaredOfReconciliation } from './hi/declared/people/reconciliation.ts'
import { declaredOfRecords } from './hi/declared/people/records.ts'
import { declaredOfReviews } from './hi/declared/people/reviews.ts'
import { declaredOfTransfers } from './hi/declared/people/transfers.ts'
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
    ...screenTexts,
  },
  declared: {
    ...declared,
    ...declaredOfInstitutes,
    ...declaredOfEditing,
    ...declaredOfHindiTexts,
    ...declaredOfHistory,
    ...declaredOfImports,
    ...declaredOfInstituteLists,
    ...declaredOfSearches,
    ...declaredOfCourses,
    ...declaredOfEnquiries,
    ...declaredOfMails,
    ...declaredOfMedia,
    ...declaredOfPartners,
    ...declaredOfParts,
    ...declaredOfPayments,
    ...declaredOfReconciliation,
    ...declaredOfTransfers,
    ...declaredOfRecords,
    ...declaredOfReviews,
  },
  sentences: sentencesOfConsoles,
  framework,
}
