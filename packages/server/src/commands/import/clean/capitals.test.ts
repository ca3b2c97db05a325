import { expect, test } from 'vitest'
import { properCase } from './capitals.ts'

const cases: readonly (readonly [string, string])[] = [
  ['GOVERNMENT COLLEGE OF ARTS AND SCIENCE FOR WOMEN', 'Government College of Arts and Science for Women'],
  ['DAV PUBLIC SCHOOL', 'DAV Public School'],
  ['D.A.V. PUBLIC SCHOOL', 'D.A.V. Public School'],
  ['DPS R.K. PURAM', 'DPS R.K. Puram'],
  ['KENDRIYA VIDYALAYA IIT KANPUR', 'Kendriya Vidyalaya IIT Kanpur'],
  ['SRM INSTITUTE, CHENNAI', 'SRM Institute, Chennai'],
  ["ST. JOSEPH'S SCHOOL", "St. Joseph's School"],
  ["ST.ANNE'S HIGH SCHOOL", "St. Anne's High School"],
  ["O'BRIEN ACADEMY", "O'Brien Academy"],
  ['SHRI VIDYA MANDIR III', 'Shri Vidya Mandir III'],
  ['SEC SCHOOL NO 2', 'Sec School No. 2'],
  ['SEC SCHOOL NO.II', 'Sec School No. II'],
  ['CO-EDUCATION HIGH SCHOOL', 'Co-Education High School'],
  ['20TH CENTURY SCHOOL (CBSE)', '20th Century School (CBSE)'],
  ['PM SHRI SCHOOL', 'PM SHRI School'],
  ['THE ACADEMY', 'The Academy'],
  ['+3 PANCHAYAT COLLEGE', '+3 Panchayat College'],
  ['Dav Public School', 'DAV Public School'],
  ['Dps Rohini Phase Iii', 'DPS Rohini Phase III'],
  ['Government Arts College', 'Government Arts College'],
  ['SNBP College', 'SNBP College'],
  ['Vasco-da-gama High School, indore', 'Vasco-da-gama High School, Indore'],
  ['Rajaji Nagar BENGALURU', 'Rajaji Nagar Bengaluru'],
  ['देवभोग रोड', 'देवभोग रोड'],
]

test.each(cases)('%s becomes %s', (input, expected) => {
  expect(properCase(input)).toBe(expected)
  expect(properCase(properCase(input))).toBe(expected)
})
