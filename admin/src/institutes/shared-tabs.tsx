import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { FormTab } from '@pravesh/console-kit/form/FormTabs'
import { InstituteHistory } from './InstituteHistory.tsx'
import { type Fields, instituteFields } from './institute-fields.ts'
import { MapPlace } from './MapPlace.tsx'
import { PlaceInputs } from './PlaceInputs.tsx'
import { SourcesInput } from './SourcesInput.tsx'

/** A tab that is one grid of inputs under a heading. */
export function gridTab(
  name: string,
  label: string,
  fields: Fields,
  names: readonly string[],
  intro?: string,
): FormTab {
  const content = (
    <FormSection title={label} {...(intro && { intro })}>
      <FieldGrid fields={fields} names={names} />
    </FormSection>
  )
  return { name, label, fields: names, content }
}

export const placeTab: FormTab = {
  name: 'place',
  label: 'Place',
  fields: ['state', 'city', 'location', 'address', 'pincode', 'country', 'lat', 'lng'],
  content: (
    <>
      <FormSection title="Place">
        <PlaceInputs />
        <FieldGrid fields={instituteFields} names={['address', 'pincode', 'country']} />
      </FormSection>
      <FormSection title="On the map" intro="Degrees and decimals, as maps write them.">
        <FieldGrid fields={instituteFields} names={['lat', 'lng']} />
        <MapPlace />
      </FormSection>
    </>
  ),
}
export const contactTab = gridTab('contact', 'Contact', instituteFields, ['phones', 'email', 'website'])
export const seoTab = gridTab(
  'seo',
  'SEO',
  instituteFields,
  ['seoTitle', 'seoDescription', 'seoImage', 'noindex'],
  'What search engines and messengers show. Left empty, it is made from the facts.',
)
/** Where the values come from. */
export const sourcesTab = (fields: Fields): FormTab => ({
  name: 'sources',
  label: 'Sources',
  fields: ['sources'],
  content: (
    <FormSection title="Sources" intro="Every figure a family sees says where it comes from and as of when.">
      <SourcesInput fields={fields} />
    </FormSection>
  ),
})
export const historyTab: FormTab = {
  name: 'history',
  label: 'History',
  fields: [],
  content: (
    <FormSection title="History">
      <InstituteHistory />
    </FormSection>
  ),
}
