import type { LabelKey } from '@pravesh/console-kit/language/translations'
import type { EnquiryKind } from '@pravesh/contract'
import type { english } from '@pravesh/messages/consoles'

/** A field that one kind of enquiry asks for, by its name on the wire and in the messages. */
export type DetailName = keyof typeof english.applicationField

/** A list of the enquiries of one kind. */
export type KindList = {
  /** Of the resource, and so in the address. */
  name: string
  kind: EnquiryKind
  plural: LabelKey
  /** Fields of its own that the list shows. */
  details: readonly DetailName[]
  /** True where it may be about an institute, a career or an exam. */
  isAbout?: true
  /** True where its calls change the fields of one. */
  isEditable?: true
}

/** One list for each kind, in the order of the navigation. */
export const kindLists: readonly KindList[] = [
  { name: 'general-enquiries', kind: 'general', plural: { declared: 'General enquiries' }, details: [], isAbout: true },
  {
    name: 'school-admission-enquiries',
    kind: 'admission-school',
    plural: { declared: 'Admission to school' },
    details: ['childName', 'class', 'session'],
    isAbout: true,
  },
  {
    name: 'college-admission-enquiries',
    kind: 'admission-college',
    plural: { declared: 'Admission to college' },
    details: ['course', 'specialization', 'exam'],
    isAbout: true,
  },
  {
    name: 'student-enquiries',
    kind: 'student',
    plural: { declared: 'Questions of families' },
    details: [],
    isEditable: true,
    isAbout: true,
  },
  {
    name: 'counselling-enquiries',
    kind: 'free-counselling',
    plural: { declared: 'Free counselling' },
    details: ['topic', 'time'],
  },
  {
    name: 'studyindia',
    kind: 'studyindia',
    plural: { declared: 'Study in India' },
    details: ['country', 'level', 'intake'],
    isEditable: true,
  },
  {
    name: 'career-enquiries',
    kind: 'career',
    plural: { declared: 'Careers' },
    details: ['currentClass'],
    isEditable: true,
    isAbout: true,
  },
  {
    name: 'career-footer-enquiries',
    kind: 'career-footer',
    plural: { declared: 'Careers, from the footer' },
    details: ['currentClass'],
  },
  { name: 'exam-enquiries', kind: 'exam', plural: { declared: 'Exams' }, details: ['attemptYear'], isAbout: true },
  {
    name: 'partner-enquiries',
    kind: 'partner-enquiry',
    plural: { declared: 'Partnership' },
    details: ['institute', 'role'],
  },
  { name: 'footer-enquiries', kind: 'footer-enquiry', plural: { declared: 'From the footer' }, details: [] },
]

/** Lists whose own calls delete nothing: there the inbox's call does. */
export const withoutRemoval: ReadonlySet<string> = new Set(['free-counselling', 'existing-enquiries'])
