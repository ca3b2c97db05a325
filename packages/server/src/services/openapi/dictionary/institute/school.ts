import type { Descriptions } from '../shared.ts'

/** Schools: fields in addition to the declared ones, and admissions. */
export const school: Descriptions = {
  'SchoolCard,SchoolPage/boards': 'Boards whose syllabus is taught',
  'boards.name': 'Full name of the board',
  'boards.url': 'Slug of the board in addresses of listings, such as cbse',
  'buyer.institute-details.update/gender':
    'Whom it admits: co-ed, boys or girls for a school; co-ed, women or men for a college',
  'SchoolPage/mediums': 'Names of the languages of teaching',

  'admission.session': 'Year of school or study that one joins in: 2027-28, which begins in 2027',
  opensOn: 'First day on which forms are taken, in India',
  closesOn: 'Last day on which forms are taken, in India',
  allYear: 'True where forms are taken on every day of the year: there are no first and last day then',
  formFee: 'Price of the institute’s own admission form, in whole rupees',
  process: 'How it is chosen who is admitted, plain text',
  admitting:
    'Whether an application with its fee is taken here today. open: it is; opens-later, closed: by the institute’s days, in India; dates-unknown: it has not said until when; counselling: a central counselling alone gives its seats; not-here: no live login manages it',
  counselling: 'Central counselling that alone gives the seats, such as JoSAA; null where the college admits by itself',
  ageRules: 'Least age by class',
  'ageRules.class': 'Class that the rule is for: nursery −2, LKG −1, UKG 0, then 1 to 12',
  minYears: 'Least age in years on that day; 3.5 is three years and a half',
  on: 'Day on which the age is counted',
  'admission.documents': 'Papers that the institute asks for, in words',
  pointsTable: 'Points by which children are ranked, where the school ranks them so',
  criterion: 'What the points are given for, such as a sibling in the school',
  points: 'How many points it brings',
  seats: 'Seats by class and quota',
  'seats.class': 'Class of these seats: nursery −2, LKG −1, UKG 0, then 1 to 12',
  'seats.quota': 'Who the seats are kept for, in words: general, EWS',
  'seats.total': 'All seats of this class and quota',
  'seats.vacant': 'Seats still free; null where it is not known',
  admissionsOpenTill:
    'Last day on which forms are taken, while they are taken today; null otherwise, and where they are taken all year',
  admissionsAllYear: 'True where forms are taken on every day of the year',
  admissionsOpen: 'True where `admitting` is open',
}
