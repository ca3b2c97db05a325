import {
  type CollegePage,
  collegeFacts,
  collegeFields,
  type Declared,
  type DeclaredField,
  type SchoolPage,
  type Source,
  schoolFacts,
  schoolFields,
} from '@pravesh/contract'
import { formatNumber, type Language, t } from '@pravesh/messages'
import { catalogueName, placeIn } from '@pravesh/messages/catalogue'
import { classSpan, factLabel, slugLabel } from './labels.ts'

export interface InstituteRow {
  label: string
  /** Null if unpublished. */
  value: string | null
  href?: string
  source?: Source | undefined
}

/** The name of a record of the catalogue, in the language where it has one there. */
const nameOf = (value: unknown, language: Language): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value
    ? catalogueName(String(value.name), language)
    : undefined

/** The value of a declared field as text; null if unpublished. */
function formatFact(name: string, field: DeclaredField, value: unknown, language: Language): string | null {
  if (value === null || value === undefined) return null
  if (field.kind === 'choice') return slugLabel(field.page?.options ?? name, String(value), language)
  if (Array.isArray(value))
    return value.map((item) => nameOf(item, language) ?? catalogueName(String(item), language)).join(', ') || null
  // A year is written as it is; a number of people in groups.
  if (typeof value === 'number' && field.kind === 'integer' && (field.max ?? 0) > 2_100)
    return formatNumber(value, language)
  return nameOf(value, language) ?? String(value)
}

type CombinedFacts = Readonly<Record<string, string | null>>
/** The declared facts of a page in their order. `combined` are those made of several fields. */
function factRows(
  fields: Declared,
  names: readonly string[],
  page: SchoolPage | CollegePage,
  language: Language,
  combined: CombinedFacts = {},
): InstituteRow[] {
  const record: Readonly<Record<string, unknown>> = page
  return names.flatMap((name): InstituteRow[] => {
    const field = fields[name]
    if (!field) return []
    const property = field.page?.property ?? name
    const value = name in combined ? (combined[name] ?? null) : formatFact(name, field, record[property], language)
    return [{ label: factLabel(name, field, language), value, source: page.sources[name] }]
  })
}

/** The facts of a school as text, in a family's order of questions: all, or those with these names. */
export const schoolRows = (
  school: SchoolPage,
  language: Language,
  names: readonly string[] = schoolFacts,
): InstituteRow[] =>
  factRows(schoolFields, names, school, language, {
    classTo: classSpan(school, language),
  })
/** The facts of a college as text. */
export const collegeRows = (
  college: CollegePage,
  language: Language,
  names: readonly string[] = collegeFacts,
): InstituteRow[] => factRows(collegeFields, names, college, language)

/** How to reach an institute. */
export function contactRows(page: SchoolPage | CollegePage, language: Language): InstituteRow[] {
  const text = t(language)
  const { address, pincode, place, phones, email, website, sources } = page
  const hasCity = address?.toLowerCase().includes(place.city.name.toLowerCase())
  const where = [address, hasCity ? null : placeIn(place.text, language)].filter(Boolean).join(', ')
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
