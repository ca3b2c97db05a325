import { z } from 'zod'
import { choice, code, link, reference, references, tags, text } from '../../fields/fields.ts'
import { typedText } from '../../fields/text.ts'
import { collegeAdmission } from '../admission.ts'
import { collegeOffers } from '../college/offer.ts'
import { naac, nirfRanks } from '../parts/accreditation.ts'
import { type Declared, declared, type FactName } from './field.ts'
import { instituteFields, nameOf, urlOf } from './shared.ts'

const ownerships = [
  'central-government',
  'state-government',
  'government-aided',
  'private',
  'public-private-partnership',
] as const
const collegeGenders = ['co-ed', 'women', 'men'] as const
const approvalLength = 120

/** A college, field by field, in the order of the wire. Shared fields come first. */
export const collegeFields = {
  ...instituteFields,
  name: nameOf('college'),
  url: urlOf('college'),
  shortName: declared(text({ max: 80, label: 'Short name' }), {
    description: 'The name as people shorten it',
    form: { section: 'identity' },
    page: { display: 'custom' },
    editable: 'name',
  }),
  aisheCode: declared(code({ pattern: /^[CSU]-\d{1,6}$/, patternMessage: 'As C-12345', max: 8, label: 'AISHE code' }), {
    description: 'Code of the All India Survey on Higher Education: C-, U- or S- and digits',
    form: { section: 'identity', hint: 'As C-12345' },
    page: { display: 'row', label: 'aishe' },
    import: 'plain',
  }),
  collegeType: declared(reference('collegetype', { label: 'College type' }), {
    description: 'Id of the kind of college, from the catalogue of college types',
    form: { section: 'identity' },
    page: { display: 'row', property: 'type', label: 'type' },
    editable: 'ownership',
    import: 'cleaned',
    filter: {
      name: 'type',
      help: 'Kinds of college, such as deemed-university',
      example: 'deemed-university',
      aliases: { autonomous: 'autonomous-college', affiliated: 'affiliated-college' },
    },
  }),
  categories: declared(references('category', { most: 30 }), {
    description: 'Ids of the fields of study taught, from the catalogue of categories',
    form: { section: 'identity' },
    page: { display: 'custom' },
    editable: 'directly',
    filter: {
      name: 'category',
      help: 'Fields of study, such as engineering',
      example: 'engineering',
      aliases: {
        medical: 'medicine-and-health',
        arts: 'arts-and-humanities',
        agriculture: 'agriculture-and-veterinary',
        'hotel-management': 'hospitality',
        'computer-science': 'computer-applications',
        journalism: 'media',
      },
    },
  }),
  university: declared(text({ max: 250, label: 'University it belongs to' }), {
    description: 'University that the college is affiliated to, in words',
    form: { section: 'identity' },
    page: { display: 'row' },
    editable: 'approvals',
    import: 'cleaned',
  }),
  ownership: declared(choice(ownerships), {
    description:
      'Who owns it: central or state government, a private owner with or without government aid, or both together',
    form: { section: 'identity' },
    page: { display: 'row', property: 'ownership', options: 'runBy' },
    editable: 'ownership',
    import: 'plain',
    filter: {
      name: 'ownership',
      help: 'Owners, such as central-government or private; government is central and state government',
      aliases: { govt: 'government', aided: 'government-aided' },
      columnValues: { government: ['central-government', 'state-government'] },
    },
  }),
  approvals: declared(tags({ max: approvalLength }), {
    description: 'Bodies that approve it, such as AICTE',
    form: { section: 'standing' },
    page: { display: 'row' },
    editable: 'approvals',
    schema: z.array(typedText(approvalLength)).max(20),
  }),
  naac: declared(
    { kind: 'part', schema: naac.nullable().default(null), label: 'NAAC grade' },
    {
      description: 'Grade of the National Assessment and Accreditation Council; null where it has none',
      form: { section: 'standing' },
      page: { display: 'row', property: 'naac', needsSource: true },
    },
  ),
  nirf: declared(
    { kind: 'part', schema: nirfRanks.default([]), label: 'NIRF ranks' },
    {
      description: 'Ranks in the National Institutional Ranking Framework, by year and list',
      form: { section: 'ranks' },
      page: { display: 'custom', needsSource: true },
    },
  ),
  gender: declared(choice(collegeGenders, { label: 'Admits' }), {
    description: 'Whom it admits: co-ed, women or men',
    form: { section: 'identity' },
    page: { display: 'row' },
    editable: 'directly',
    import: 'cleaned',
    filter: {
      name: 'gender',
      help: 'Whom it admits, co-ed, women or men',
      aliases: {
        'co-educational': 'co-ed',
        womens: 'women',
        girls: 'women',
        ladies: 'women',
        mens: 'men',
        boys: 'men',
      },
    },
  }),
  facilities: declared(references('sc-facilities', { most: 80 }), {
    description: 'Ids of what it has, from the catalogue of facilities',
    form: { section: 'facilities', custom: true },
    page: { display: 'custom' },
    editable: 'directly',
    filter: {
      name: 'facility',
      help: 'Facilities, such as library, all of which the college has',
      example: 'library',
      aliases: {
        library: 'central-library',
        'computer-laboratory': 'computer-centre',
        gymnasium: 'gym',
        canteen: 'cafeteria',
        wifi: 'wifi-campus',
      },
      matchesAll: true,
    },
  }),
  brochure: declared(link(), {
    description: 'Address of the brochure: a web address, or a path on this site',
    form: { section: 'about' },
    page: { display: 'custom' },
    editable: 'directly',
  }),
  admission: declared(
    { kind: 'part', schema: collegeAdmission.nullable().default(null), label: 'Admissions' },
    {
      description: 'What it says of its admissions for one session; null where it says nothing',
      form: { section: 'admissions' },
      page: { display: 'custom' },
      editable: 'directly',
    },
  ),
  counsellings: declared(references('counselling', { most: 20 }), {
    description: 'Ids of the central counsellings by which it gives seats, from the catalogue of counsellings',
    form: {
      section: 'counselling',
      hint: 'Its page leads to them. Where they alone give the seats, name them under the session too',
    },
    page: { display: 'custom' },
  }),
  offers: declared(
    { kind: 'part', schema: collegeOffers.default([]), label: 'Courses and fees' },
    {
      description: 'Courses that the college offers; a write replaces the whole list',
      form: { section: 'courses' },
      page: { display: 'custom' },
      editable: 'directly',
    },
  ),
} as const satisfies Declared

/** The facts of a college’s page, in a family's order of questions. */
export const collegeFacts = [
  'collegeType',
  'ownership',
  'university',
  'approvals',
  'naac',
  'gender',
  'established',
  'aisheCode',
] as const satisfies readonly FactName<typeof collegeFields>[]
