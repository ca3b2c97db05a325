import type { OpenEnquiryKind } from '@pravesh/contract'
import { type Language, type MessageKey, t } from '@pravesh/messages'
import type { EnquirySubject, Purpose } from './subject.ts'

type Titles = readonly [named: MessageKey | null, plain: MessageKey]

const titles: Record<OpenEnquiryKind, Titles> = {
  general: ['enquiry.titleTo', 'enquiry.title'],
  'footer-enquiry': ['enquiry.titleTo', 'enquiry.titleFooter'],
  'admission-school': ['enquiry.titleSchool', 'enquiry.titleSchoolAny'],
  'admission-college': ['enquiry.titleCollege', 'enquiry.titleCollegeAny'],
  career: ['enquiry.titleCareer', 'enquiry.titleCareerAny'],
  'career-footer': ['enquiry.titleCareer', 'enquiry.titleCareerFooter'],
  exam: ['enquiry.titleExam', 'enquiry.titleExamAny'],
  'partner-enquiry': ['enquiry.titleClaim', 'enquiry.titlePartner'],
  'free-counselling': [null, 'enquiry.titleCounselling'],
  studyindia: [null, 'enquiry.titleStudyIndia'],
  grievance: [null, 'grievance.title'],
}

const leads: Partial<Record<OpenEnquiryKind, MessageKey>> = {
  'admission-school': 'enquiry.admissionLead',
  'admission-college': 'enquiry.admissionCollegeLead',
  'partner-enquiry': 'enquiry.claimLead',
  'free-counselling': 'enquiry.counsellingLead',
  studyindia: 'enquiry.studyIndiaLead',
  grievance: 'grievance.lead',
}

/** An enquiry that no login reads is not addressed to an institute, but about it. */
const unreadTitles: Partial<Record<MessageKey, MessageKey>> = {
  'enquiry.titleTo': 'enquiry.titleAbout',
  'enquiry.titleSchool': 'enquiry.titleAdmissionAbout',
  'enquiry.titleCollege': 'enquiry.titleAdmissionAbout',
}
const unread = (subject: EnquirySubject | null, title: MessageKey | null) =>
  title && subject?.managed === false ? unreadTitles[title] : undefined

/** The heading of an enquiry's page and the sentence beneath it. */
export function enquiryMessages(
  kind: OpenEnquiryKind,
  subject: EnquirySubject | null,
  purpose: Purpose,
  language: Language,
) {
  const text = t(language)
  const [subjectTitle, generalTitle] = titles[kind]
  if (purpose === 'account' && !subject)
    return { title: text('enquiry.titleAccount'), lead: text('enquiry.accountLead') }
  if (purpose === 'consent' && !subject)
    return { title: text('enquiry.titleConsent'), lead: text('enquiry.consentLead') }
  const title = purpose === 'mend' ? 'enquiry.titleMend' : (unread(subject, subjectTitle) ?? subjectTitle)
  const lead = purpose === 'mend' ? 'enquiry.mendLead' : (leads[kind] ?? 'enquiry.description')
  return {
    title:
      subject && title
        ? text(title as 'enquiry.titleTo', { name: subject.name })
        : text(generalTitle as 'enquiry.title'),
    lead: text(lead as 'enquiry.description'),
  }
}
