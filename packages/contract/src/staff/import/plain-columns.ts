import { collegeFields } from '../../institute/declared/college.ts'
import { type DeclaredField, namesWhere } from '../../institute/declared/field.ts'
import { schoolFields } from '../../institute/declared/school.ts'
import type { InstituteType } from '../../institute/type.ts'

/** A column of a plain list: its name, and the headers that are read as it too. Case, spaces and signs make no difference. */
export type PlainColumn = { name: string; aliases: readonly string[] }

const shared: readonly PlainColumn[] = [
  { name: 'key', aliases: [] },
  { name: 'state', aliases: ['State name', 'State/UT', 'State and UT', 'राज्य'] },
  { name: 'district', aliases: ['District name', 'Dist', 'जिला', 'ज़िला', 'जनपद'] },
  { name: 'city', aliases: ['City name', 'Town', 'Location', 'शहर', 'नगर'] },
  { name: 'address', aliases: ['Full address', 'Postal address', 'School address', 'College address', 'पता'] },
  { name: 'pincode', aliases: ['PIN', 'PIN code', 'Postal code', 'Zip', 'Zip code', 'पिन', 'पिन कोड'] },
  { name: 'website', aliases: ['Web site', 'URL of the website', 'Website URL', 'वेबसाइट'] },
  {
    name: 'established',
    aliases: ['Year of establishment', 'Established in', 'Founded', 'Estd', 'Year established', 'स्थापना'],
  },
  { name: 'gender', aliases: ['Admits', 'Co-ed status'] },
  // The address of a page of Pravesh, as an export has it: its row is about that school or college.
  { name: 'url', aliases: [] },
]
const school: readonly PlainColumn[] = [
  {
    name: 'name',
    aliases: [
      'School name',
      'Name of school',
      'Name of the school',
      'Institute name',
      'Institution name',
      'School',
      'विद्यालय का नाम',
      'स्कूल का नाम',
      'नाम',
    ],
  },
  { name: 'board', aliases: ['Boards', 'Board name', 'Affiliated to', 'School board', 'बोर्ड'] },
  { name: 'schoolType', aliases: ['Type', 'Type of school'] },
  { name: 'classes', aliases: [] },
  { name: 'classFrom', aliases: ['Lowest class', 'From class'] },
  { name: 'classTo', aliases: ['Highest class', 'To class'] },
]
const college: readonly PlainColumn[] = [
  {
    name: 'name',
    aliases: [
      'College name',
      'Name of college',
      'Name of the college',
      'Institute name',
      'Institution name',
      'College',
      'Institute',
      'Name of the institute',
      'महाविद्यालय का नाम',
      'कॉलेज का नाम',
      'नाम',
    ],
  },
  { name: 'collegeType', aliases: ['Type', 'Type of college'] },
  { name: 'university', aliases: ['University name', 'Affiliating university'] },
]
const headers: Readonly<Record<string, readonly string[]>> = {
  udiseCode: ['UDISE', 'UDISE number', 'UDISE no', 'UDISE+ code', 'UDISE school code', 'यूडाइस कोड'],
  aisheCode: ['AISHE'],
  affiliationNo: ['Affiliation number', 'Aff no', 'Affiliation code', 'Affiliation ID'],
  management: ['School management', 'Managed by'],
  residential: ['Residential type', 'Day or residential'],
  students: ['Number of students', 'Enrolment', 'Total students'],
  shortName: ['Short name'],
}
const isPlain = (field: DeclaredField) => field.import === 'plain'
const plainColumnsOf = (names: readonly string[]): PlainColumn[] =>
  names.map((name) => ({ name, aliases: headers[name] ?? [] }))

/** The columns of a plain list, by the kind of its rows. Name and state are required. */
export const plainColumns: Readonly<Record<InstituteType, readonly PlainColumn[]>> = {
  school: [...school, ...shared, ...plainColumnsOf(namesWhere(schoolFields, isPlain))],
  college: [...college, ...shared, ...plainColumnsOf(namesWhere(collegeFields, isPlain))],
}
