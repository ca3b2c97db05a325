import { describe, expect, test } from 'vitest'
import { pincodeFits } from '../../../catalogue/institute/facts/pincode.ts'
import { postalAddress } from './address.ts'
import { classRange, highestClass } from './classes.ts'
import { withoutContacts } from './contact.ts'
import { impliedFirstClass, impliedGender, impliedSchoolType } from './implied.ts'
import { instituteName } from './institute-name.ts'
import { splitPincode } from './pincode.ts'
import { tidy } from './spacing.ts'
import { seemsOwn, webAddress } from './website.ts'
import { believableYear } from './year.ts'

test('one line, single spaces, nothing for cells that say nothing', () => {
  expect(tidy('  Govt.   Degree\n College ,Madanapalle  ')).toBe('Govt. Degree College, Madanapalle')
  expect(tidy('Engineering College(M.B.A.)')).toBe('Engineering College (M.B.A.)')
  for (const cell of ['', '-', 'NA', 'N/A', 'NOT APPLICABLE', '--', undefined]) expect(tidy(cell)).toBe('')
})

test('personal numbers and mail addresses are not taken', () => {
  expect(withoutContacts('Sector 62, Noida Mob 9876543210')).toBe('Sector 62, Noida')
  expect(withoutContacts('Ring Road 98765 43210, Agra')).toBe('Ring Road, Agra')
  expect(withoutContacts('Jagatpura, +91-9876543210')).toBe('Jagatpura')
  expect(withoutContacts('VIZAG TEL: 08933-225083, 84 FAX: 08933-226395 E-MAIL: ')).toBe('VIZAG')
  expect(withoutContacts('Write to head@school.example today')).toBe('Write to today')
  expect(withoutContacts('DLF Ph-2, Gurugram')).toBe('DLF Ph-2, Gurugram')
  expect(withoutContacts('Survey No 1234567890')).toBe('Survey No 1234567890')
})

describe('postal codes', () => {
  test.each([
    ['Amalapuram East Godavari-533 201', 'Amalapuram East Godavari', '533201'],
    ['SANGLI 416415', 'SANGLI', '416415'],
    ['GUNTUR (DT) PIN : 522509', 'GUNTUR (DT)', '522509'],
    ['TRIVANDRUM PIN 695020 KERALA', 'TRIVANDRUM KERALA', '695020'],
    ['12/345678 Ring Road', '12/345678 Ring Road', ''],
    ['Plot 5', 'Plot 5', ''],
  ])('%s', (input, text, pincode) => expect(splitPincode(input)).toEqual({ text, pincode }))

  test('fit their state, or are not believed', () => {
    expect(pincodeFits('600017', 'TN')).toBe(true)
    expect(pincodeFits('600017', 'UP')).toBe(false)
    expect(pincodeFits('282000', 'UP')).toBe(false)
    expect(pincodeFits('060017', 'TN')).toBe(false)
  })
})

test('an address loses its country, its code and the mark for no district', () => {
  expect(postalAddress('East Kolkata Township Kolkata NA-700 107')).toEqual({
    address: 'East Kolkata Township Kolkata',
    pincode: '700107',
  })
  expect(postalAddress('Main Road, Nagpur, India').address).toBe('Main Road, Nagpur')
})

test('a name gives up the address and the code inside it', () => {
  expect(instituteName('Sanjivani Science College Address: At-Sahajnanad Nagar, Taluka- Kopargaon')).toEqual({
    name: 'Sanjivani Science College',
    address: 'At-Sahajnanad Nagar, Taluka- Kopargaon',
    pincode: '',
  })
  expect(instituteName('Institute of Nutrition, Osmania, Hyderabad-500007')).toEqual({
    name: 'Institute of Nutrition, Osmania, Hyderabad',
    address: '',
    pincode: '500007',
  })
  expect(instituteName('+3 Panchayat College').name).toBe('+3 Panchayat College')
})

test('websites: only whole addresses, and where doubtful only those that seem to be its own', () => {
  expect(webAddress('www.school.edu.in')).toBe('http://www.school.edu.in')
  expect(webAddress('https://school.in/a b')).toBeUndefined()
  expect(webAddress('HTTP://School.IN/')).toBe('http://school.in')
  for (const cell of [
    'www.svhmponnur.ac,in',
    'head@school.in',
    'http://',
    'http:srd.in',
    'htts://a.in',
    'xyz',
    '-',
    'javascript:alert(1)',
    'http://164.100.50.30/x',
    'http://www.xyz.com',
    'https://g.co/kgs/1',
  ]) {
    expect(webAddress(cell)).toBeUndefined()
  }
  expect(seemsOwn('http://www.hpsramanthapur.org', 'Hyderabad Public School Ramanthapur')).toBe(true)
  expect(seemsOwn('http://bkjs.com', 'B K J S Apple Orchard School')).toBe(true)
  expect(seemsOwn('http://www.edudel.nic.in', 'Govt Sec School')).toBe(true)
  expect(seemsOwn('http://www.ginternationalschool.com', 'Indian International School')).toBe(false)
})

test('classes, levels and years', () => {
  expect(classRange('IV|V|XI (Sc)|XII (Com)')).toEqual({ from: 4, to: 12 })
  expect(classRange('')).toBeUndefined()
  expect(['Senior Secondary', 'Sr. Sec', 'Secondary Level', 'Middle Class', ''].map(highestClass)).toEqual([
    12,
    12,
    10,
    8,
    undefined,
  ])
  expect(['5981', '1845', '2066', '-'].map((year) => believableYear(year, 2026))).toEqual([
    undefined,
    1845,
    undefined,
    undefined,
  ])
})

test('what a name says by itself', () => {
  expect(impliedGender('Govt Girls Sr Sec School', 'school')).toBe('girls')
  expect(impliedGender('Boys and Girls School', 'school')).toBeNull()
  expect(impliedGender("Women's College", 'college')).toBe('women')
  expect(impliedSchoolType('Jawahar Navodaya Vidyalaya')).toBe('navodaya-vidyalaya')
  expect(impliedSchoolType('Army Ring Road School')).toBeNull()
  expect(impliedFirstClass('sainik-school')).toBe(6)
  expect([impliedFirstClass('government'), impliedFirstClass(null)]).toEqual([null, null])
})
