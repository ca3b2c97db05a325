import type { CollegePage, SchoolPage, Source } from '@pravesh/contract'
import { formatNumber, type Language, t } from '@pravesh/messages'
import { classSpan, slugWords } from './institute-words.ts'

export interface Row {
  label: string
  /** Null where nobody has published it. */
  value: string | null
  href?: string
  source?: Source | undefined
}

const listed = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : null)
const said = (value: number | null) => (value === null ? null : String(value))

/** What is known of a school in words, in the order a family asks. */
export function schoolRows(school: SchoolPage, language: Language): Row[] {
  const text = t(language)
  const { sources, gender, residential, management } = school
  const counted = (value: number | null) => (value === null ? null : formatNumber(value, language))
  return [
    {
      label: text('institute.board'),
      value: listed(school.boards.map(({ name }) => name)),
      source: sources.boards,
    },
    { label: text('institute.affiliationNo'), value: school.affiliationNo, source: sources.affiliationNo },
    { label: text('institute.type'), value: school.type?.name ?? null, source: sources.schoolType },
    {
      label: text('institute.classes'),
      value: classSpan(school.classFrom, school.classTo, language),
      source: sources.classTo,
    },
    { label: text('institute.gender'), value: gender && slugWords('gender', gender, language), source: sources.gender },
    {
      label: text('institute.residential'),
      value: residential && slugWords('residential', residential, language),
      source: sources.residential,
    },
    {
      label: text('institute.management'),
      value: management && slugWords('runBy', management, language),
      source: sources.management,
    },
    { label: text('institute.medium'), value: listed(school.mediums), source: sources.mediums },
    { label: text('institute.established'), value: said(school.established), source: sources.established },
    { label: text('institute.students'), value: counted(school.students), source: sources.students },
    { label: text('institute.teachers'), value: counted(school.teachers), source: sources.teachers },
    { label: text('institute.dayTimes'), value: school.timings, source: sources.timings },
    { label: text('institute.transport'), value: school.transport, source: sources.transport },
    { label: text('institute.hostel'), value: school.hostel, source: sources.hostel },
    { label: text('institute.udise'), value: school.udiseCode, source: sources.udiseCode },
  ]
}

/** What is known of a college in words. */
export function collegeRows(college: CollegePage, language: Language): Row[] {
  const text = t(language)
  const { sources, ownership, gender } = college
  return [
    { label: text('institute.type'), value: college.type?.name ?? null, source: sources.collegeType },
    {
      label: text('institute.ownership'),
      value: ownership && slugWords('runBy', ownership, language),
      source: sources.ownership,
    },
    { label: text('institute.university'), value: college.university, source: sources.university },
    { label: text('institute.approvals'), value: listed(college.approvals), source: sources.approvals },
    { label: text('institute.naac'), value: college.naac, source: sources.naac },
    { label: text('institute.gender'), value: gender && slugWords('gender', gender, language), source: sources.gender },
    { label: text('institute.established'), value: said(college.established), source: sources.established },
    { label: text('institute.aishe'), value: college.aisheCode, source: sources.aisheCode },
  ]
}

/** How to reach an institute. */
export function contactRows(page: SchoolPage | CollegePage, language: Language): Row[] {
  const text = t(language)
  const { address, pincode, place, phones, email, website, sources } = page
  const named = address?.toLowerCase().includes(place.city.name.toLowerCase())
  const where = [address, named ? null : place.text].filter(Boolean).join(', ')
  return [
    { label: text('institute.address'), value: [where, pincode].filter(Boolean).join(' '), source: sources.address },
    ...(phones.length > 0
      ? phones.map((phone) => ({
          label: text('institute.phone'),
          value: phone,
          href: `tel:${phone.replace(/[^\d+]/g, '')}`,
          source: sources.phones,
        }))
      : [{ label: text('institute.phone'), value: null }]),
    {
      label: text('institute.email'),
      value: email,
      ...(email ? { href: `mailto:${email}` } : {}),
      source: sources.email,
    },
    {
      label: text('institute.website'),
      value: website?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') ?? null,
      ...(website ? { href: website } : {}),
      source: sources.website,
    },
  ]
}
