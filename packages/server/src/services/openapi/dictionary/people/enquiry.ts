import { replyWithinHours } from '@pravesh/contract'
import type { Descriptions } from '../shared.ts'

const kinds =
  'general; footer-enquiry: from the foot of a page; admission-school, admission-college; career, career-footer; exam; partner-enquiry: an institute asks to take part; free-counselling; studyindia: from abroad; student: by a signed-in family'
const status =
  'new: nobody has it in hand; assigned: an administrator has; contacted: somebody called or wrote; replied: a reply was sent; converted: it led to an application; closed: done with; spam'
const changes = 'admin.enquiry.student.update,admin.enquiry.studyindia.update,admin.enquiry.career.update'
const ofInstitute = 'buyer.general-enquiry.answer,buyer.admission-enquiry.answer'
const staffPlaces = `${changes},admin.enquiry.remark`
const replyPlaces = `${staffPlaces},${ofInstitute}`
const open = 'open.enquiry,admin.enquiry.student.create'

/** Enquiries: their fields, those of each kind, and the replies of staff and institutes. */
export const enquiry: Descriptions = {
  'AdminEnquiry,AdminEnquiryRow,BuyerEnquiry,BuyerEnquiryRow,StudentEnquiry,EnquiryCounts/kind': `What it is about. ${kinds}`,
  '?kind': 'Only those of this kind',
  'AdminEnquiry,AdminEnquiryRow,BuyerEnquiry,BuyerEnquiryRow,StudentEnquiry/status': status,
  [`${ofInstitute}/status`]:
    'State to move it to, also back to `new`; `replied` follows from a reply and cannot be set',
  [`${staffPlaces}/status`]: 'State to move it to; `new` and `replied` follow from what happens and cannot be set',
  'AdminEnquiry,AdminEnquiryRow,BuyerEnquiry,BuyerEnquiryRow/id': 'Id of the enquiry',
  'StudentEnquiry/id': 'Id of the enquiry',
  [`${open}/name`]: 'Full name of who asks',
  'AdminEnquiry,AdminEnquiryRow,BuyerEnquiry,BuyerEnquiryRow/name': 'Full name of who asks',
  mobile: 'Mobile in E.164, as +919876543210',
  '>mobile':
    'Mobile number: + and country code, or ten Indian digits; spaces and hyphens are taken. It is kept as E.164',
  [`${open}/email`]: 'E-mail address of who asks; replies go to it',
  'AdminEnquiry,BuyerEnquiry/email': 'E-mail address of who asks, where replies go; null where none was left',
  [`${open}/city`]: 'City, as the person writes it',
  'AdminEnquiry,AdminEnquiryRow,BuyerEnquiry,BuyerEnquiryRow/city':
    'City, as the person writes it; null where it was left out',
  [`${open}/state`]: 'State or union territory, as the person writes it',
  'AdminEnquiry/state': 'State or union territory, as the person writes it; null where it was left out',
  [`${open}/>message`]: 'What the person asks, plain text',
  'student.enquiry.raise/>message': 'What the person asks, plain text',
  'AdminEnquiry,BuyerEnquiry,StudentEnquiry/message':
    'What the person asks, plain text; null where nothing was written',
  [`${open}/instituteType`]: 'Whether it is addressed to a school or a college; with `instituteId`, or neither',
  [`${open}/instituteId`]: 'Id of the school or college that it is addressed to; without it the administrators read it',
  'AdminEnquiry,StudentEnquiry/instituteType':
    'Whether it is addressed to a school or a college; null where it is to the administrators',
  'AdminEnquiry,StudentEnquiry/instituteId':
    'Id of the school or college that it is addressed to; null where it is to the administrators',
  'StudentEnquiry/instituteName':
    'Name of the school or college that it is addressed to; null where it is to the administrators',
  'student.enquiry.raise/instituteType':
    'Whether it is addressed to a school or a college; with `instituteId`, or neither',
  'student.enquiry.raise/instituteId':
    'Id of the school or college that it is addressed to; without it the administrators read it',
  'student.enquiry.raise/mobile': 'Mobile number; needed where the account has none, and not used where it has one',
  pageUrl: 'Address of the page that it was sent from: a web address, or a path on this site',
  origin: 'Origin of the page, as the header `X-Page-Origin` said; null where it said none',
  consentVersion:
    'Version of the consent text that the person agreed to: one that we published, such as 2026-11; an earlier one is taken for 30 days more',
  'AdminEnquiry,admin.enquiry.student.create/consentVersion':
    'Version of the consent text that the person agreed to: one that we published, such as 2026-11; by-phone where it was read to them',
  language: 'Language that the person writes and is answered in: en English, hi Hindi',
  'open.enquiry/childName': 'admission-school: full name of the child',
  'open.enquiry/dateOfBirth': 'admission-school: day on which the child was born',
  'open.enquiry/class': 'admission-school: class that is sought, in words',
  'open.enquiry/session': 'admission-school: school year, as 2027-28',
  studyField: 'free-counselling: field of study that is wished for, such as Engineering',
  'open.enquiry/course': 'admission-college, free-counselling: course that is wished for, in words',
  'open.enquiry/specialization': 'admission-college, free-counselling: specialization that is wished for, in words',
  marks: 'admission-college: marks so far in per cent, 0 to 100',
  'open.enquiry/exam': 'admission-college: entrance exam taken, in words; exam: slug of the exam',
  score: 'admission-college: score in that exam, as text',
  'open.enquiry,admin.enquiry.studyindia.update/intake':
    'admission-college, studyindia: when the person wants to begin, in words',
  career: 'career, career-footer: slug of the career',
  'open.enquiry,admin.enquiry.career.update/currentClass':
    'career, career-footer: class that the person is in, in words',
  attemptYear: 'exam: year in which the person sits the exam',
  'open.enquiry/institute': 'partner-enquiry: name of the institute',
  'open.enquiry/role': 'partner-enquiry: what the person is at the institute, such as Principal',
  topic: 'free-counselling: what to talk about, in words',
  time: 'free-counselling: when it suits, in words',
  'open.enquiry,admin.enquiry.studyindia.update/nationality': 'studyindia: nationality, in words',
  'open.enquiry,admin.enquiry.studyindia.update/country': 'studyindia: country of residence, in words',
  'open.enquiry,admin.enquiry.studyindia.update/level':
    'studyindia: level that is sought, in words; the lists filter it as `std`',
  [`${changes}/name`]: 'Full name of who asks',
  [`${changes}/city`]: 'City, as the person writes it',
  details: 'What its kind asks beside the shared fields, by the name of the field, such as `childName` or `course`',
  more: 'What the person wrote later, the oldest first: the same sender, mobile, e-mail address, kind and institute within 24 hours',
  'LaterMessage/reference':
    'Reference of that message, as PR- and eight letters and digits; null in older ones of which it was not kept',
  'more.reference': 'Reference of that message, as PR- and eight letters and digits',
  'LaterMessage/name': 'Full name as given with that message; null in older ones of which it was not kept',
  'LaterMessage/email': 'E-mail address as given with that message; null where none was',
  'LaterMessage/city': 'City as given with that message; null where none was',
  'LaterMessage/message': 'What was written then, plain text; null where nothing was',
  'LaterMessage/details': 'What its kind asks beside the shared fields, as given with that message',
  'LaterMessage/at': 'When it was written: ISO 8601, in UTC',
  'StudentEnquiry/sender':
    'Who sent it. account: this account; visitor: somebody without a sign-in who gave its mobile; desk: staff, for a caller with its mobile. Of the last two only those of the last 30 days are listed, or the one whose reference is searched',
  'StudentEnquiry/reads': 'Who read the contact, the latest 50 reads first',
  'StudentEnquiry/reads.by': 'Who it was: Pravesh, or the name of the institute that it is addressed to',
  'StudentEnquiry/reads.side':
    'How: admin, an administrator here; buyer, the institute’s staff; third-party, a system of the college that it was sent to',
  'StudentEnquiry/reads.at': 'When it was read: ISO 8601, in UTC',
  readsTotal: 'How often the contact was read in all',
  'more.message': 'What was written then, plain text; null where nothing was',
  'more.at': 'When it was written: ISO 8601, in UTC',
  assignee: 'Id of the administrator’s account that has it in hand; null where nobody has',
  assigneeName: 'Name of that administrator, or the name they sign in with; null where nobody has it in hand',
  'AdminEnquiry/instituteName': 'Name of the school or college that it is addressed to; null where it names none',
  '>assignee': 'Id of the administrator’s account to give it to, null to put it back; a new enquiry becomes assigned',
  user: 'Only those that this administrator has in hand, by the account’s id',

  reference: 'Reference to quote, as PR- and eight letters and digits; each message has one of its own',
  readBy: 'Who reads it, in words',
  replyWithinHours: 'Hours within which a reply is promised',
  remarks: 'Internal notes; the person never reads them',
  replies: 'What was sent to the person, the oldest first',
  'remarks.body': 'The note, plain text',
  'remarks.by': 'Name of who wrote it, or Pravesh',
  'remarks.at': 'When it was written: ISO 8601, in UTC',
  'replies.body': 'The reply, plain text',
  'replies.by': 'Name of who replied; Pravesh where an administrator did and the institute asks',
  'StudentEnquiry/replies.by': 'Who replied: admin, an administrator here; buyer, the institute',
  'replies.at': 'When it was sent: ISO 8601, in UTC',
  'BuyerEnquiryRow/maskedMobile': 'Mobile number of who asks but for its last four digits, as …3210',
  'BuyerEnquiryRow/maskedEmail':
    'E-mail address of who asks but for its first letter and host, as a…@example.in; null where none was left',
  'BuyerEnquiryRow/message':
    'What the person asks, its first 200 characters, with numbers and e-mail addresses masked; null where nothing was written',
  'BuyerEnquiryRow/laterMessages': 'How many messages the same person added later',
  '?replyDue': 'open: only those that wait for a reply; overdue: only those whose promised hours are over',
  'BuyerEnquiry,BuyerEnquiryRow,AdminEnquiry/replyBy': `When the promised ${replyWithinHours} hours are over: ISO 8601, in UTC; null once it was answered or closed`,
  [`${replyPlaces},admin.enquiry.studyindia.mail/updatedAt`]:
    '`updatedAt` as you read it: refused with CONFLICT and the enquiry where somebody has written it since; nothing is sent then',
  remark: 'Internal note, plain text; the person never reads it',
  reply: 'Reply, plain text; it goes to the person’s e-mail address',
  date1: 'First day on which they were raised, in India',
  date2: 'Last day on which they were raised, in India, that day included',
  std: 'Level that is sought, as the person wrote it; capitals do not matter',

  subject:
    'Subject of the mail, one line; `{{name}}` and `{{reference}}` are filled in for each person. Without it, the template’s',
  text: 'Text of the mail, plain; `{{name}}` and `{{reference}}` are filled in for each person. Either this or `template`',
  'admin.enquiry.remark/subject': 'Subject of the mail with the reply, one line; without it, the template’s',
  template: 'Id of a template for mail, from the catalogue of templates, in place of a typed text',
  variables: 'Values for what stands in double braces, by name; `name` and `reference` are known without',
}
