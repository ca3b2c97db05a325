import type { PlaceEntry, VocabularyEntry } from '../types.ts'
import { catalogueSynonyms } from '../words/catalogue-synonyms.ts'
import { hindiCityNames } from '../words/places/hindi-city-names.ts'
import { placeSynonyms } from '../words/places/place-synonyms.ts'

type Row = readonly [slug: string, name: string, more?: string, other?: string]

/** Slug, name and name in Hindi. */
const states: readonly Row[] = [
  ['bihar', 'Bihar'],
  ['goa', 'Goa'],
  ['haryana', 'Haryana'],
  ['himachal-pradesh', 'Himachal Pradesh'],
  ['karnataka', 'Karnataka', 'कर्नाटक'],
  ['kerala', 'Kerala'],
  ['madhya-pradesh', 'Madhya Pradesh'],
  ['maharashtra', 'Maharashtra'],
  ['punjab', 'Punjab'],
  ['rajasthan', 'Rajasthan'],
  ['tamil-nadu', 'Tamil Nadu'],
  ['uttar-pradesh', 'Uttar Pradesh'],
  ['west-bengal', 'West Bengal'],
  ['delhi', 'Delhi'],
]
/** Slug, name and state, the largest first. */
const cities: readonly Row[] = [
  ['mumbai', 'Mumbai', 'maharashtra'],
  ['bengaluru', 'Bengaluru', 'karnataka'],
  ['hyderabad', 'Hyderabad', 'telangana'],
  ['ahmedabad', 'Ahmedabad', 'gujarat'],
  ['chennai', 'Chennai', 'tamil-nadu'],
  ['kolkata', 'Kolkata', 'west-bengal'],
  ['surat', 'Surat', 'gujarat'],
  ['pune', 'Pune', 'maharashtra'],
  ['jaipur', 'Jaipur', 'rajasthan'],
  ['lucknow', 'Lucknow', 'uttar-pradesh'],
  ['nagpur', 'Nagpur', 'maharashtra'],
  ['indore', 'Indore', 'madhya-pradesh'],
  ['thane', 'Thane', 'maharashtra'],
  ['bhopal', 'Bhopal', 'madhya-pradesh'],
  ['patna', 'Patna', 'bihar'],
  ['ranchi', 'Ranchi', 'jharkhand'],
  ['kota', 'Kota', 'rajasthan'],
  ['chandigarh', 'Chandigarh', 'chandigarh'],
  ['gurugram', 'Gurugram', 'haryana'],
  ['noida', 'Noida', 'uttar-pradesh'],
  ['kochi', 'Kochi', 'kerala'],
  ['dehradun', 'Dehradun', 'uttarakhand'],
]
/** Slug, name, city and PIN. */
const locations: readonly Row[] = [
  ['andheri', 'Andheri', 'mumbai', '400053'],
  ['powai', 'Powai', 'mumbai', '400076'],
  ['koramangala', 'Koramangala', 'bengaluru', '560034'],
  ['hebbal', 'Hebbal', 'bengaluru', '560024'],
  ['vaishali-nagar', 'Vaishali Nagar', 'jaipur', '302021'],
  ['nalanda', 'Nalanda', 'patna', '803111'],
]
const stateOfCity = new Map(cities.map(([slug, , state]) => [slug, state]))

export const places: readonly PlaceEntry[] = [
  ...states.map(
    ([slug, name, localName]): PlaceEntry => ({
      level: 'state',
      slug,
      name,
      localName,
      spellings: placeSynonyms[slug] ?? [],
      state: slug,
    }),
  ),
  ...cities.map(
    ([slug, name, state], rank): PlaceEntry => ({
      level: 'city',
      slug,
      name,
      localName: hindiCityNames[slug],
      spellings: placeSynonyms[slug] ?? [],
      state,
      rank,
    }),
  ),
  ...locations.map(
    ([slug, name, city, pincode]): PlaceEntry => ({
      level: 'location',
      slug,
      name,
      spellings: [],
      city,
      state: stateOfCity.get(city ?? ''),
      pincode,
    }),
  ),
]

/** Slug, short name, name and category of its exams. */
const courses: readonly Row[] = [
  ['btech', 'B.Tech / B.E.', 'Bachelor of Technology / Bachelor of Engineering', 'engineering'],
  ['iti', 'ITI Trade Certificate', 'Craftsman Training Scheme Trade Certificate', 'vocational'],
  ['bsc', 'B.Sc.', 'Bachelor of Science', 'science'],
  ['bca', 'BCA', 'Bachelor of Computer Applications', 'computer-applications'],
  ['ba', 'B.A.', 'Bachelor of Arts', 'arts-and-humanities'],
  ['bcom', 'B.Com.', 'Bachelor of Commerce', 'commerce'],
  ['bba', 'BBA', 'Bachelor of Business Administration', 'management'],
  ['ca', 'CA', 'Chartered Accountancy', 'commerce'],
  ['bed', 'B.Ed.', 'Bachelor of Education', 'education'],
  ['mbbs', 'MBBS', 'Bachelor of Medicine and Bachelor of Surgery', 'medicine-and-health'],
  ['bsc-nursing', 'B.Sc. Nursing', 'Bachelor of Science in Nursing', 'medicine-and-health'],
  ['bpharm', 'B.Pharm.', 'Bachelor of Pharmacy', 'pharmacy'],
  ['ba-llb', 'B.A. LL.B.', 'Bachelor of Arts and Bachelor of Laws', 'law'],
  ['llb', 'LL.B.', 'Bachelor of Laws', 'law'],
  ['mca', 'MCA', 'Master of Computer Applications', 'computer-applications'],
  ['mba', 'MBA', 'Master of Business Administration', 'management'],
  ['phd', 'Ph.D.', 'Doctor of Philosophy', 'multiple-streams'],
]
/** Slug, name and course. */
const specializations: readonly Row[] = [
  ['btech-computer-science-and-engineering', 'Computer Science and Engineering', 'btech'],
  ['btech-information-technology', 'Information Technology', 'btech'],
  ['btech-artificial-intelligence-and-machine-learning', 'Artificial Intelligence and Machine Learning', 'btech'],
  ['btech-electronics-and-communication-engineering', 'Electronics and Communication Engineering', 'btech'],
  ['btech-electrical-engineering', 'Electrical Engineering', 'btech'],
  ['btech-mechanical-engineering', 'Mechanical Engineering', 'btech'],
  ['btech-civil-engineering', 'Civil Engineering', 'btech'],
  ['bsc-physics', 'Physics', 'bsc'],
  ['bsc-chemistry', 'Chemistry', 'bsc'],
  ['bsc-mathematics', 'Mathematics', 'bsc'],
  ['bsc-computer-science', 'Computer Science', 'bsc'],
  ['mba-finance', 'Finance', 'mba'],
  ['mba-marketing', 'Marketing', 'mba'],
  ['mba-human-resource-management', 'Human Resource Management', 'mba'],
]
/** Slug, short name and name. */
const exams: readonly Row[] = [
  ['jee-main', 'JEE Main', 'Joint Entrance Examination (Main)'],
  ['jee-advanced', 'JEE Advanced', 'Joint Entrance Examination (Advanced)'],
  ['neet-ug', 'NEET UG', 'National Eligibility cum Entrance Test (Undergraduate)'],
  ['neet-pg', 'NEET PG', 'National Eligibility cum Entrance Test (Postgraduate)'],
  ['cuet-ug', 'CUET UG', 'Common University Entrance Test (Undergraduate)'],
  ['cat', 'CAT', 'Common Admission Test'],
  ['clat-ug', 'CLAT UG', 'Common Law Admission Test (Undergraduate)'],
  ['gate', 'GATE', 'Graduate Aptitude Test in Engineering'],
  ['mht-cet', 'MHT CET', 'Maharashtra Common Entrance Test'],
  ['nata', 'NATA', 'National Aptitude Test in Architecture'],
  ['nift-entrance', 'NIFT Entrance', 'NIFT Entrance Examination'],
  ['ugc-net', 'UGC NET', 'UGC National Eligibility Test'],
  ['nda', 'NDA and NA Examination', 'National Defence Academy and Naval Academy Examination'],
  ['ca-foundation', 'CA Foundation', 'Chartered Accountancy Foundation Examination'],
  ['jnvst-6', 'JNVST Class VI', 'Jawahar Navodaya Vidyalaya Selection Test (Class VI)'],
  ['aissee', 'AISSEE', 'All India Sainik Schools Entrance Examination'],
]
/** Slug and name. */
const careers: readonly Row[] = [
  ['software-developer', 'Software Developer'],
  ['data-scientist', 'Data Scientist'],
  ['architect', 'Architect'],
  ['physician', 'Physician'],
  ['nurse', 'Nurse'],
  ['lawyer', 'Lawyer'],
  ['chartered-accountant', 'Chartered Accountant'],
  ['chef', 'Chef'],
  ['civil-servant', 'Civil Servant'],
  ['commercial-pilot', 'Commercial Pilot'],
  ['journalist', 'Journalist'],
  ['fashion-designer', 'Fashion Designer'],
]
const synonymsOf = (slug: string): readonly string[] => catalogueSynonyms[slug] ?? []

export const vocabulary: readonly VocabularyEntry[] = [
  { slot: 'board', value: 'cisce', label: 'CISCE', phrases: ['icse'], kinds: ['school'] },
  { slot: 'class', value: '6', label: 'Class 6', phrases: [], kinds: ['school'] },
  ...courses.map(
    ([value, label, name = '', category]): VocabularyEntry => ({
      slot: 'course',
      value,
      label,
      phrases: [value, name, ...synonymsOf(value)],
      kinds: ['college', 'course', 'exam'],
      category,
    }),
  ),
  ...specializations.map(
    ([value, label, course]): VocabularyEntry => ({
      slot: 'specialization',
      value,
      label,
      phrases: synonymsOf(value),
      kinds: ['college', 'course'],
      cost: course === 'btech' ? 0.3 : 0.36,
      course,
    }),
  ),
  ...exams.map(
    ([value, label, name = '']): VocabularyEntry => ({
      slot: 'exam',
      value,
      label,
      phrases: [value, name, ...synonymsOf(value)],
      kinds: ['exam', 'college'],
    }),
  ),
  ...careers.map(
    ([value, label]): VocabularyEntry => ({
      slot: 'career',
      value,
      label,
      phrases: synonymsOf(value),
      kinds: ['career'],
    }),
  ),
  {
    slot: 'article',
    value: 'how-to-choose-a-school',
    label: 'How to choose a school',
    phrases: ['choosing a school'],
    kinds: ['school'],
  },
  {
    slot: 'name',
    value: 'vasant-valley-school',
    label: 'Vasant Valley School',
    phrases: ['vasant valley'],
    kinds: ['school'],
  },
]

/** Institutes, with the place that each is in. */
export const institutes: readonly { name: string; place?: string }[] = [
  { name: 'The Doon School', place: 'Dehradun' },
  { name: 'Modern School', place: 'Delhi' },
  { name: 'Springdales School', place: 'Delhi' },
  { name: 'Lady Shri Ram College', place: 'Delhi' },
  { name: 'Shri Ram College of Commerce', place: 'Delhi' },
  { name: "St Stephen's College", place: 'Delhi' },
  { name: 'Bombay Scottish School', place: 'Mumbai' },
  { name: 'Mayo College', place: 'Ajmer' },
  { name: 'Nalanda International School', place: 'Vadodara' },
  { name: 'Presidency College', place: 'Chennai' },
  { name: 'Army Public School', place: 'Pune' },
  { name: 'Kendriya Vidyalaya Hebbal', place: 'Bengaluru' },
  { name: 'Pharmacy College', place: 'Indore' },
  { name: 'Government Medical College', place: 'Kota' },
  { name: 'Government Engineering College', place: 'Thrissur' },
  { name: 'Cambridge Court High School', place: 'Jaipur' },
  { name: 'Sainik School Ghorakhal', place: 'Nainital' },
  { name: 'Fergusson College (Autonomous)', place: 'Pune' },
  { name: 'National Public School, Indiranagar', place: 'Bengaluru' },
  { name: "Patna Women's College", place: 'Patna' },
  { name: 'Tagore International School', place: 'Delhi' },
]
