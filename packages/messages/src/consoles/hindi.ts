import { errors } from '../hi/errors.ts'
import { account } from './hi/account.ts'
import { application } from './hi/application.ts'
import { applicationChoice } from './hi/application-choice.ts'
import { applicationField } from './hi/application-field.ts'
import { applicationStatus } from './hi/application-status.ts'
import { buyer } from './hi/buyer.ts'
import { conflict } from './hi/conflict.ts'
import { console } from './hi/console.ts'
import { declaredOfApplications } from './hi/declared/applications.ts'
import { declaredOfCourses } from './hi/declared/courses.ts'
import { declared } from './hi/declared/declared.ts'
import { declaredOfEditing } from './hi/declared/editing.ts'
import { declaredOfEnquiries } from './hi/declared/enquiries.ts'
import { declaredOfHistory } from './hi/declared/history.ts'
import { declaredOfImports } from './hi/declared/imports.ts'
import { declaredOfInstituteLists } from './hi/declared/institute-lists.ts'
import { declaredOfInstitutes } from './hi/declared/institutes.ts'
import { declaredOfMails } from './hi/declared/mails.ts'
import { declaredOfMedia } from './hi/declared/media.ts'
import { declaredOfPartners } from './hi/declared/partners.ts'
import { declaredOfParts } from './hi/declared/parts.ts'
import { declaredOfPasswords } from './hi/declared/passwords.ts'
import { declaredOfPayments } from './hi/declared/payments.ts'
import { declaredOfReconciliation } from './hi/declared/reconciliation.ts'
import { declaredOfRecords } from './hi/declared/records.ts'
import { declaredOfReviews } from './hi/declared/reviews.ts'
import { declaredOfSearches } from './hi/declared/searches.ts'
import { declaredOfTransfers } from './hi/declared/transfers.ts'
import { details } from './hi/details.ts'
import { editor } from './hi/editor.ts'
import { enquiry } from './hi/enquiry.ts'
import { enquiryKind } from './hi/enquiry-kind.ts'
import { fee } from './hi/fee.ts'
import { field } from './hi/field.ts'
import { form } from './hi/form.ts'
import { framework } from './hi/framework.ts'
import { home } from './hi/home.ts'
import { list } from './hi/list.ts'
import { overview } from './hi/overview.ts'
import { ownProposal } from './hi/own-proposal.ts'
import { problem } from './hi/problem.ts'
import { proposal } from './hi/proposal.ts'
import { question } from './hi/question.ts'
import { review } from './hi/review.ts'
import { scheduled } from './hi/scheduled.ts'
import type { ConsoleLanguage } from './messages.ts'

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
  },
  declared: {
    ...declared,
    ...declaredOfApplications,
    ...declaredOfInstitutes,
    ...declaredOfEditing,
    ...declaredOfHistory,
    ...declaredOfImports,
    ...declaredOfInstituteLists,
    ...declaredOfPasswords,
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
  framework,
}
