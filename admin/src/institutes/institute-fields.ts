import { type Field, publicationStates } from '@pravesh/contract'

export type Fields = Readonly<Record<string, Field>>

/** Inputs that schools and colleges share. What may be written is said by the contract; this says how it is asked. */
export const instituteFields = {
  name: { kind: 'text', required: true, max: 250 },
  nameLocal: { kind: 'text', max: 250, label: 'Name in its own script' },
  url: { kind: 'slug', required: true, label: 'URL', help: 'Its page on the site. A changed one still leads there' },
  status: { kind: 'choice', options: publicationStates, required: true },
  publishAt: { kind: 'dateTime', label: 'Publish at', help: 'With status scheduled' },
  established: { kind: 'integer', min: 1500, max: 2100, label: 'Established in' },
  isPartner: { kind: 'boolean', label: 'Partner' },
  claimed: { kind: 'boolean', label: 'Claimed by the institute' },
  address: { kind: 'longText', max: 400 },
  country: { kind: 'reference', to: 'country' },
  pincode: { kind: 'text', max: 6, label: 'PIN code', help: 'Six digits' },
  lat: { kind: 'decimal', min: -90, max: 90, label: 'Latitude' },
  lng: { kind: 'decimal', min: -180, max: 180, label: 'Longitude' },
  phones: { kind: 'tags', max: 20 },
  email: { kind: 'email', label: 'E-mail' },
  website: { kind: 'link' },
  about: { kind: 'markdown' },
  logo: { kind: 'link' },
  cover: { kind: 'link', help: 'Without a picture the site draws a cover from the facts' },
  seoTitle: { kind: 'text', max: 70, label: 'Title for search engines' },
  seoDescription: { kind: 'longText', max: 170, label: 'Description for search engines' },
  seoImage: { kind: 'link', label: 'Picture for sharing' },
  noindex: { kind: 'boolean', label: 'Keep out of search engines' },
} as const satisfies Fields

/** What an institute list can be narrowed by. */
export const instituteFilters: Fields = {
  status: { kind: 'choice', options: publicationStates },
  state: { kind: 'reference', to: 'state' },
  city: { kind: 'reference', to: 'school-city' },
  isPartner: { kind: 'boolean', label: 'Partner' },
}
