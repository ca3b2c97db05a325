import { collegeFields, type Declared, type ListedKind, schoolFields } from '@pravesh/contract'

/** A published record, as the public API answers it. */
export type PublicRecord = Readonly<Record<string, unknown>>
/** A chosen value of a filter; `course` is that of the listing's address, which decides the fee that counts. */
export type Chosen = { name: string; value: string; label: string; course?: string | undefined }

const isObject = (value: unknown): value is PublicRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const rowsOf = (value: unknown): PublicRecord[] => (Array.isArray(value) ? value.filter(isObject) : [])
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)
const inside = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

/** The names of a value: a look-up has an address and names, a list those of all its values. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (isObject(value)) return ['url', 'name', 'shortName', 'title'].flatMap((name) => namesIn(value[name]))
  return value === null || value === undefined ? [] : [String(value)]
}
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const isNamed = (value: unknown, { value: wanted, label }: Chosen, covered: readonly string[] = []): boolean =>
  namesIn(value).some((name) => name === label || [wanted, ...covered].includes(name) || slugOf(name) === wanted)

/** The least yearly fee, of the course where one is chosen: the mean of its years. */
function feeOf(record: PublicRecord, course: string | undefined): number {
  if (course === undefined) return numberOf(inside(record.feeFrom, 'value'))
  const fees = rowsOf(record.offers)
    .filter((offer) => inside(offer.course, 'url') === course && Array.isArray(offer.feeByYear))
    .map(({ feeByYear }) => (Array.isArray(feeByYear) ? feeByYear.map(Number) : []))
    .filter((years) => years.length > 0)
    .map((years) => Math.round(years.reduce((sum, fee) => sum + fee, 0) / years.length))
  return Math.min(...fees)
}

/** Indian days: the demo's server and the test may be on either side of midnight elsewhere. */
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
function admitsToday(record: PublicRecord): boolean {
  const { admissionsAllYear, admission } = record
  const [from, till] = ['opensOn', 'closesOn'].map((name) => inside(admission, name))
  return admissionsAllYear === true || (typeof till === 'string' && till >= today() && !(String(from ?? '') > today()))
}
const classNames = ['nursery', 'lkg', 'ukg']
const classNumber = (value: string) => (classNames.includes(value) ? classNames.indexOf(value) - 2 : Number(value))
const governmentTypes =
  /(?:^| )(?:government|central-government|state-government|local-body|kendriya-vidyalaya|navodaya-vidyalaya|sainik-school)(?: |$)/

type Predicate = (record: PublicRecord, chosen: Chosen) => boolean
const bounds: Readonly<Record<string, Predicate>> = {
  feeMin: (record, { value, course }) => feeOf(record, course) >= Number(value),
  feeMax: (record, { value, course }) => feeOf(record, course) <= Number(value),
  applyHere: ({ admitting }) => admitting === 'open',
}
/** Filters that follow from more than one field, or from a figure. Those of one field are known by their declaration. */
const derived: Readonly<Partial<Record<ListedKind, Readonly<Record<string, Predicate>>>>> = {
  school: {
    ...bounds,
    classLevel: ({ classFrom, classTo }, { value }) =>
      numberOf(classFrom ?? -2) <= classNumber(value) && classNumber(value) <= numberOf(classTo),
    ratingMin: ({ rating }, { value }) => numberOf(inside(rating, 'value')) >= Number(value),
    admissionsOpen: (record) => admitsToday(record),
    ownership: ({ type, management }, { value }) =>
      governmentTypes.test(namesIn([type, management]).join(' ')) === (value === 'government'),
  },
  college: {
    ...bounds,
    ratingMin: ({ rating }, { value }) => numberOf(inside(rating, 'value')) >= Number(value),
    nirfMax: ({ nirfRanks }, { value }) => rowsOf(nirfRanks).some(({ rank }) => numberOf(rank) <= Number(value)),
    naac: ({ naac }, { value }) => naac === value,
    course: ({ offers }, chosen) =>
      isNamed(
        rowsOf(offers).map(({ course }) => course),
        chosen,
      ),
    specialization: ({ offers }, chosen) =>
      isNamed(
        rowsOf(offers).map((offer) => offer.specializations),
        chosen,
      ),
    level: ({ offers }, chosen) =>
      isNamed(
        rowsOf(offers).map((offer) => offer.level),
        chosen,
      ),
    delivery: ({ offers }, chosen) =>
      isNamed(
        rowsOf(offers).map((offer) => offer.delivery),
        chosen,
      ),
    exam: ({ offers }, chosen) =>
      isNamed(
        rowsOf(offers).map((offer) => offer.exams),
        chosen,
      ),
  },
}
const declarations: Readonly<Partial<Record<ListedKind, Declared>>> = { school: schoolFields, college: collegeFields }

/** Whether a record has a chosen value, by its own fields. Throws for a filter that no declaration names. */
export function satisfies(kind: ListedKind, record: PublicRecord, chosen: Chosen): boolean {
  const predicate = derived[kind]?.[chosen.name]
  if (predicate) return predicate(record, chosen)
  const fields = declarations[kind]
  // The smaller kinds name their filters after the field.
  if (!fields) return isNamed(record[chosen.name], chosen)
  const [name, field] = Object.entries(fields).find(([, { filter }]) => filter?.name === chosen.name) ?? []
  if (name === undefined || !field) throw new Error(`No declaration has the filter ${chosen.name}`)
  const { page, filter } = field
  const place = inside(record.place, name)
  const value = page?.property ? record[page.property] : (place ?? record[name])
  if (name === 'location') return String(inside(record.place, 'text')).includes(chosen.label)
  return isNamed(value, chosen, filter?.columnValues?.[chosen.value])
}
