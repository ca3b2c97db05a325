import { z } from 'zod'
import { publicationStates } from '../../endpoint/publishing.ts'
import { typedText, webLink } from '../../fields/field.ts'
import {
  boolean,
  choice,
  code,
  dateTime,
  decimal,
  email,
  integer,
  link,
  longText,
  markdown,
  reference,
  slug,
  tags,
  text,
} from '../../fields/fields.ts'
import { sourcesSchema } from '../../fields/source.ts'
import { phone } from '../parts/parts.ts'
import type { InstituteType } from '../type.ts'
import { type Declared, declared } from './field.ts'

const fullName = typedText(250).pipe(z.string().min(2, 'Required'))
const picture = 'a web address, or a path on this site'
/** An institute proposes its place and name; the rest of these groups is its own. */
const placed = {
  form: { section: 'place' },
  editable: 'place',
  page: { display: 'custom' },
} as const
/** An institute writes it itself; hand-written components display it. */
const directly = {
  editable: 'directly',
  page: { display: 'custom' },
} as const

const seoField = {
  form: { section: 'seo' },
  page: { display: 'custom' },
} as const

/** The name of a kind of institute, and its slug. */
export const nameOf = (kind: InstituteType) =>
  declared(text({ required: true, max: 250 }), {
    description: `Name of the ${kind} in English`,
    form: { section: 'identity' },
    page: { display: 'custom' },
    editable: 'name',
    schema: fullName,
    import: 'cleaned',
  })
export const urlOf = (kind: InstituteType) =>
  declared(slug({ required: true, label: 'URL', textKey: 'instituteUrl' }), {
    description: `Slug of the ${kind}’s page; a former one leads to it still`,
    form: { section: 'identity', hint: 'Its page on the site. A changed one still leads there' },
    page: { display: 'custom' },
  })

/** Common fields of schools and colleges. */
export const instituteFields = {
  name: nameOf('school'),
  nameLocal: declared(text({ max: 250, label: 'Name in its own script', textKey: 'nameInOwnScript' }), {
    description: 'The name in Hindi or the language of the place, in its own script',
    form: { section: 'identity' },
    page: { display: 'custom' },
    editable: 'name',
  }),
  url: urlOf('school'),
  status: declared(choice(publicationStates, { required: true }), {
    description:
      'draft: being written; review: to be read by another; scheduled: published by itself at `publishAt`; published: everybody sees it; archived: taken off. Only published is shown',
    form: { section: 'publication' },
    page: null,
    initial: 'draft',
  }),
  publishAt: declared(dateTime({ label: 'Publish at', textKey: 'institutePublishAt' }), {
    description: 'With status scheduled, when it is published: ISO 8601 with offset',
    form: { section: 'publication', hint: 'With status scheduled' },
    page: null,
  }),
  unpublishAt: declared(dateTime({ label: 'Unpublish at', textKey: 'instituteUnpublishAt' }), {
    description: 'When the published page is taken off and archived: ISO 8601 with offset; null: never',
    form: { section: 'publication', hint: 'Then it is taken off and archived; empty: it stays' },
    page: null,
  }),
  seoTitle: declared(text({ max: 70, label: 'Title for search engines' }), {
    ...seoField,
    description: 'Title for search engines and tabs, in place of the page’s own',
    editable: 'name',
  }),
  seoDescription: declared(longText({ max: 170, label: 'Description for search engines' }), {
    ...seoField,
    description: 'Description for search engines, in place of the page’s own',
    editable: 'directly',
  }),
  seoImage: declared(link({ picture: true, label: 'Picture for sharing' }), {
    ...seoField,
    description: `Picture for sharing: ${picture}`,
    editable: 'directly',
  }),
  noindex: declared(boolean({ label: 'Keep out of search engines' }), {
    ...seoField,
    description: 'True where search engines are asked to leave the page out',
  }),
  established: declared(integer({ min: 1500, max: 2100, label: 'Established in' }), {
    description: 'Year in which it was founded',
    form: { section: 'identity' },
    page: { display: 'row', property: 'established', needsSource: true },
    editable: 'directly',
    import: 'cleaned',
  }),
  about: declared(markdown({ max: 20_000, plain: true }), {
    ...directly,
    description: 'A description in plain text; an empty line begins a new paragraph',
    form: { section: 'about' },
  }),
  logo: declared(link({ picture: true }), {
    ...directly,
    description: `Address of the logo: ${picture}`,
    form: { section: 'about', hint: 'Upload a picture, or choose one of “Pictures and files” as the logo there' },
  }),
  cover: declared(link({ picture: true }), {
    ...directly,
    description: `Address of the large picture at the head of the page: ${picture}`,
    form: { section: 'about', hint: 'Without a picture the site draws a cover from the facts' },
  }),
  address: declared(longText({ max: 400 }), {
    ...placed,
    description: 'Postal address without city and PIN code, plain text',
    import: 'cleaned',
  }),
  country: declared(reference('country'), {
    ...placed,
    description: 'Id of the country, from the catalogue of countries',
    page: null,
  }),
  state: declared(reference('state', { required: true }), {
    ...placed,
    description: 'Id of the state or union territory, from the catalogue of states',
    form: { ...placed.form, custom: true },
    filter: { name: 'state', help: 'States', example: 'delhi' },
  }),
  city: declared(reference('school-city', { required: true }), {
    ...placed,
    description: 'Id of the city, from the catalogue of cities',
    form: { ...placed.form, custom: true },
    import: 'cleaned',
    filter: { name: 'city', help: 'Cities', example: 'pune' },
  }),
  location: declared(reference('school-location'), {
    ...placed,
    description: 'Id of the part of the city, from the catalogue of locations',
    form: { ...placed.form, custom: true },
  }),
  pincode: declared(
    code({ pattern: /^[1-9]\d{5}$/, patternMessage: 'Six digits', max: 6, label: 'PIN code', textKey: 'pinCode' }),
    {
      ...placed,
      description: 'Indian PIN code: six digits, as text',
      form: { ...placed.form, hint: 'Six digits' },
      import: 'cleaned',
    },
  ),
  lat: declared(decimal({ min: -90, max: 90, label: 'Latitude' }), {
    ...placed,
    form: { section: 'map' },
    description: 'Latitude in decimal degrees, north positive (WGS 84)',
  }),
  lng: declared(decimal({ min: -180, max: 180, label: 'Longitude' }), {
    ...placed,
    form: { section: 'map' },
    description: 'Longitude in decimal degrees, east positive (WGS 84)',
  }),
  phones: declared(tags({ max: 20 }), {
    ...directly,
    description: 'Phone numbers as the institute publishes them: digits, spaces and hyphens, not turned into E.164',
    form: { section: 'contact' },
    schema: z.array(phone).max(10),
  }),
  email: declared(email({ label: 'E-mail' }), {
    ...directly,
    description: 'E-mail address; null where none is known',
    form: { section: 'contact' },
  }),
  website: declared(link(), {
    ...directly,
    description: 'Address of its own website',
    form: { section: 'contact' },
    schema: webLink,
    import: 'cleaned',
  }),
  isPartner: declared(boolean({ label: 'Partner' }), {
    description: 'True where the institute takes part here as a partner',
    form: { section: 'publication' },
    page: { display: 'custom' },
  }),
  claimed: declared(boolean({ label: 'Claimed by the institute' }), {
    description: 'True where the institute itself looks after its page',
    form: { section: 'publication' },
    page: { display: 'custom' },
  }),
  sources: declared(
    { kind: 'part', schema: sourcesSchema.default({}) },
    {
      description:
        'Sources by the name of the field they stand for; `record` stands for all fields without one of their own',
      form: { section: 'sources' },
      page: { display: 'custom' },
    },
  ),
} as const satisfies Declared
