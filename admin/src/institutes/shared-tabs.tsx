import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { FormTab } from '@pravesh/console-kit/form/FormTabs'
import type { Declared } from '@pravesh/contract'
import { InstituteHistory } from './InstituteHistory.tsx'
import { inputsOf } from './institute-fields.ts'
import { MapPlace } from './MapPlace.tsx'
import { PlaceInputs } from './PlaceInputs.tsx'
import { SourcesInput } from './SourcesInput.tsx'
import { sectionTab } from './section-tab.tsx'

export const placeTab = (declared: Declared): FormTab =>
  sectionTab(declared, 'place', 'Place', {
    place: { title: 'Place', above: <PlaceInputs /> },
    map: { title: 'On the map', intro: 'Degrees and decimals, as maps write them.', below: <MapPlace /> },
  })
export const contactTab = (declared: Declared): FormTab =>
  sectionTab(declared, 'contact', 'Contact', { contact: { title: 'Contact' } })
export const aboutTab = (declared: Declared): FormTab =>
  sectionTab(declared, 'about', 'About', { about: { title: 'About' } })
export const seoTab = (declared: Declared): FormTab =>
  sectionTab(declared, 'seo', 'SEO', {
    seo: {
      title: 'SEO',
      intro: 'What search engines and messengers show. Left empty, it is made from the facts.',
    },
  })
/** Where the values come from. */
export const sourcesTab = (declared: Declared): FormTab =>
  sectionTab(declared, 'sources', 'Sources', {
    sources: {
      title: 'Sources',
      intro: 'Every figure a family sees says where it comes from and as of when.',
      below: <SourcesInput fields={inputsOf(declared)} />,
    },
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
