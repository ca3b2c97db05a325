import type { Descriptions } from '../shared.ts'

const sent =
  'submitted: paid and sent; under_review: being read; documents_requested: papers are missing; test, interaction: the applicant is called; shortlisted: waits for the offers; waitlisted: on the waiting list; offered: a seat waits for the answer; accepted, declined: the family’s answer; expired: no answer in time; enrolled: admitted; rejected: refused; withdrawn: taken back'
const states = `draft: begun; payment_pending: the fee is due; ${sent}`
const session = 'School year that is applied for, as 2027-28; null until it is chosen'
const missing =
  'Parts of what was sent that are empty, by their names, while the family can still fill them; `answers.7` is the answer to question 7'
const quota = 'Quota that is applied under, in words, such as general; null until it is chosen'

/** Applications: their states and transitions, and the data and questions of institutes. */
export const application: Descriptions = {
  'Application/status': `Where it stands. ${states}`,
  'DeskApplication,DeskApplicationWhole/status': `Where it stands. ${sent}`,
  'applications.status': `Where it stands. ${states}`,
  '?status': 'Only those in this state',
  '?unopened':
    'true: only those that were sent more than seven days ago, are not moved yet, and that no login of the institute has opened; false: all others',
  'buyer.application.move,admin.applications.move/status': 'State to move it to: one of `moves` of the application',
  'admin.applications.get,admin.applications.move,buyer.application.get,buyer.application.move,buyer.application.document/:id':
    'Id of the application',
  'Application,ApplicationAccess/id': 'Id of the application',
  'ApplicationAccess/status': `Where it stands. ${sent}`,
  'ApplicationAccess/submittedAt': 'When it was submitted: ISO 8601, in UTC',
  'ApplicationAccess/endsOn':
    'Last day, in India, on which its institute may read it; null while it is open, and after access has ended',
  'ApplicationAccess/endedAt': 'When access ended: ISO 8601, in UTC; null while the institute may read it',
  'ApplicationAccess/endedBy':
    'Who ended access. family: the family, by a withdrawal or here; admin: staff, when the fee was returned; clock: 90 days after it was closed; null while the institute may read it',
  'ApplicationAccess/course':
    'Id of the course of the college that is applied for; null where none is chosen, and at a school',
  'student.access.end/:id': 'Id of the application',
  'applications.readableUntil':
    'Last day, in India, on which its institute may read it; null while it is open, and after access has ended',
  'Application/readableUntil':
    'Last day, in India, on which its institute may read it; null while it is open, and after access has ended',
  'DeskApplicationWhole/accessEndedAt':
    'When the access of the institute ended: ISO 8601, in UTC; null while it may read the application',
  'DeskApplicationWhole/accessEndedBy':
    'Who ended access. family: the family; admin: staff, when the fee was returned; clock: 90 days after it was closed; null while the institute may read it',
  'admin.applications.list/?date1': 'First day on which they were submitted, in India',
  'admin.applications.list/?date2': 'Last day on which they were submitted, in India, that day included',
  'applications.id': 'Id of the application',
  'DeskApplication,DeskApplicationWhole/id': 'Id of the application',
  'Application/child': 'Id of the child that it is for; null where none is named',
  'applications.child': 'Id of the child that it is for; null where none is named',
  childName: 'Name of the child; null where it is for no child',
  'Application/session': session,
  'applications.session': session,
  'ShortlistForm,DeskApplication,DeskApplicationWhole/session': session,
  'DeskApplication,DeskApplicationWhole/courses':
    'Ids of the courses that were chosen at a college, from the catalogue of courses, the first choice first; none once it is withdrawn',
  'Application,Shortlisted,ShortlistForm,CartItem,Payment,DeskPayment,PaymentDetails,DeskApplication,DeskApplicationWhole/course':
    'Id of the course of the college that is applied for; null where none is chosen, and at a school',
  'applications.course': 'Id of the course of the college that is applied for; null where none is chosen',
  'next.course': 'Id of the course that the application is for; null where none is chosen, and at a school',
  'payment.order,student.shortlist.add,student.my-cart.add/course':
    'Id of a course that the college teaches; left out, the only one that the shortlist, or else the form, names for it. Two courses of a college are two applications',
  'student.shortlist.change/course': 'Id of a course that the college teaches',
  specialization: 'Id of a specialization of the course at this college; null where none is chosen',
  '>specialization': 'Id of a specialization that the college teaches in this course',
  specializationName: 'Name of the specialization; null where none is chosen',
  resultAwaited: 'True: the result is not published yet. There are no marks then, and `year` is the expected one',
  'CourseOption/name': 'Short name of the course',
  'specializations.name': 'Name of the specialization',
  nextStep:
    'What the family does next, in words, for the family itself in the language of Accept-Language; once it is sent, which parts of the form are still missing',
  waitlistNumber: 'Place on the waiting list, counted from 1; null unless it is waitlisted',
  '>waitlistNumber': 'Place on the waiting list, counted from 1: with `waitlisted`, and only then',
  replyBy: 'Last day to answer an offer, in India; null where nothing is offered',
  '>replyBy':
    'Last day to answer the offer, after today in India: with `offered`, and only then; on an offer that was made, its new last day',
  submittedAt: 'When it was paid and so submitted: ISO 8601, in UTC; null before that',
  'DeskApplication,DeskApplicationWhole/submittedAt': 'When it was submitted: ISO 8601, in UTC',
  'buyer.application.move,admin.applications.move/updatedAt':
    '`updatedAt` as you read it: the move is refused with CONFLICT where the application has changed since',
  timeline: 'Every move, the oldest first',
  'ApplicationMove/id': 'Id of the move',
  'ApplicationMove/from': 'State before; null where it began',
  'ApplicationMove/to': 'State after',
  'ApplicationMove/by':
    'Who moved it: the family, the institute (or an administrator for it), a payment that arrived, the clock, or (admin) Pravesh, when it refunded the fee',
  actor: 'Name of who moved it, as families read it',
  'ApplicationMove/waitlistNumber':
    'Place on the waiting list that this move gave, counted from 1; null for other moves',
  'ApplicationMove/replyBy': 'Last day to answer the offer that this move made, in India; null for other moves',
  'ApplicationMove/note': 'What was said with the move, plain text; null where nothing was',
  'buyer.application.move,admin.applications.move/note':
    'For the family, plain text: which documents, when and where; a rejection must say why, also one that takes back an offer',
  'buyer.application.move,admin.applications.move/on':
    'Day of the test or the interaction: with these states, and only then; a note may say it instead',
  documentTypes:
    'Kinds of documents that are asked for: with documents_requested, and only then; a note may say it instead',
  'ApplicationMove/on': 'Day of the test or the interaction that this move set, in India; null for other moves',
  'ApplicationMove/documentTypes': 'Kinds of documents that this move asked for; empty for other moves',
  'ApplicationMove/corrected':
    'What the family wrote anew after it was sent: fields and sections by their names; empty for other moves',
  'Application/missing': missing,
  'applications.missing': missing,
  'ApplicationMove/at': 'When it was moved: ISO 8601, in UTC',

  applicant: 'Name of the child; where there is none, of whoever applies',
  quota,
  'ShortlistForm,DeskApplication,DeskApplicationWhole/class':
    'Class that is applied for: nursery −2, LKG −1, UKG 0, then 1 to 12; null until it is chosen, and for colleges',
  documentCount: 'How many documents are shared with it now: 0 once it is withdrawn, also by a refund',
  formVersion: 'How often the form was sent: 1 at submission, one more with each correction by the family',
  shared:
    'False: the student has not declared that contact, address and guardians are shared, and the college is not given them; always true for schools',
  moves: 'States that it may be moved to from here',
  family: 'How to reach whoever applied; null for the institute once the application is withdrawn',
  'family.name': 'Name of the account that applied',
  'family.email': 'E-mail address of the account; null where it has none, and for a college that it is not shared with',
  'family.mobile':
    'Mobile in E.164, as +919876543210; null where the account has none, and for a college that it is not shared with',
  'DeskApplicationWhole/child':
    'The child, as it was sent; null where none is named, and for the institute once it is withdrawn',
  'DeskApplicationWhole/common':
    'The child’s common form as it was sent, without income; null where no child is named, and for the institute once it is withdrawn',
  'DeskApplicationWhole/form':
    'The form for colleges as it was sent, with what is for this college alone; null for schools, and for the institute once it is withdrawn',
  'DeskApplicationWhole/documents': 'Documents that were shared with this application',
  'DeskApplicationWhole/answers': 'The institute’s own questions at the time of sending, answered or not',
  'answers.value': 'The answer: text, a number, a date as 2026-11-21, or one of the choices; null where there is none',

  questions: 'The institute’s own questions, in its order',
  'buyer.questions.replace/questions':
    'The whole list in its order: a question without an id is new, one left out is no longer asked',
  'questions.id': 'Id of a question that is kept; none for a new one',
  'Question/id': 'Id of the question: answers are given by it',
  'answers.id': 'Id of the question',
  'Question/label': 'The question in English',
  'questions.label': 'The question in English',
  'answers.label': 'The question in English',
  labelLocal: 'The question in the language of the place; null where it is not translated',
  'Question/kind': 'What it takes: text, number, date (2026-11-21), or choice: one of `choices`',
  'questions.kind': 'What it takes: text, number, date (2026-11-21), or choice: one of `choices`',
  'answers.kind': 'What it takes: text, number, date (2026-11-21), or choice: one of `choices`',
  'Question/choices': 'What may be chosen, in this order; empty unless the kind is choice',
  'questions.choices': 'What may be chosen, in this order: at least two for a choice, none for other kinds',
  'answers.choices': 'What could be chosen, in this order; empty unless the kind is choice',
  required: 'True where the application is not complete without an answer',
  'QuestionList/version': 'Counts the changes of the list; 0 until the institute has written one',
  'buyer.questions.replace/version':
    'The version that you read: the write is refused with CONFLICT where somebody has written since',

  'Shortlisted/application': 'The newest application to this institute; null where there is none',
  'ShortlistForm/application': 'The newest application to this institute; null where there is none',
  'Shortlisted,ShortlistForm/id': 'Id of the row on the shortlist',
  'Shortlisted,ShortlistForm/child': 'Id of the child that it is for; null where none is chosen',
  'student.shortlist-form,student.shortlist-form.change/id':
    'Id of the row on the shortlist; with by=institute that of the school or college on it',
  'student.shortlist-form,student.shortlist-form.change/by':
    'Says that the number is the institute’s: a school’s for a parent, a college’s for a student. CONFLICT where it is listed for several children',
  'student.shortlist.add/instituteType':
    'Whether it is a school or a college; without it a school for a parent, a college for a student',
  'ShortlistForm/common': 'The child’s common form, which the institute reads too; null where no child is chosen',
  'ShortlistForm/answers':
    'Answers to the institute’s own questions by the question’s id: text, a number, a date as 2026-11-21, or one of the choices',
  'student.shortlist-form.change/answers':
    'Answers to the institute’s own questions by the question’s id, all of them at once: text, a number, a date as 2026-11-21, or one of the choices',
  documentsAsked: 'Papers that the institute asks for, in words',
  'ShortlistForm/documents': 'Documents of the family that are shared with this institute',
  'student.shortlist-form.change/documents':
    'Ids of the family’s documents to share with this institute; once submitted, more can be added and none taken away',
  move: 'What the family does with it: withdraw, accept or decline the offer, or say that the documents asked for are added',
  'student.shortlist-form.change/note': 'What the family says with the move, plain text',
  fee: 'What submitting it costs',
  'fee.amount': 'In paise: 33100 is ₹331',
  'fee.paid': 'True while the fee that submitted the application is paid; a refund ends that',
  'fee.status':
    'State of the payment that submitted the application, as of payments: paid, refund_pending or refunded; unpaid before that',
  'fee.receiptNumber': 'Number of the receipt for the fee; null until it is paid',
  'ShortlistForm/payment':
    'The latest order for this application, which may be another than the one that paid the fee; null where there is none',
  'ApplicationAccess/reads':
    'Who read the family’s contact and form: one line for each person who did and each day in India; newest first, at most 100 in all of the page',
  'ShortlistForm/reads':
    'Who read the family’s contact and form: one line for each person who did and each day in India; newest first, at most 100',
  'ShortlistForm,ApplicationAccess/reads.by': 'Who it was: Pravesh, or the name of the institute',
  'ShortlistForm,ApplicationAccess/reads.side':
    'How: admin, an administrator here; buyer, the institute’s staff; third-party, the college’s own system',
  'ShortlistForm,ApplicationAccess/reads.at': 'When it was first read on that day: ISO 8601, in UTC',
}
