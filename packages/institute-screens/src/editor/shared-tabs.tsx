import type { FormTab } from '@pravesh/console-kit/form/FormTabs'
import type { Declared } from '@pravesh/contract'
import { MapPlace } from '../inputs/MapPlace.tsx'
import { PlaceInputs } from '../inputs/PlaceInputs.tsx'
import { SourcesInput } from '../inputs/SourcesInput.tsx'
import { areOwnFields, inputsOf } from './institute-fields.ts'
import { sectionTab } from './section-tab.tsx'

/** Where it is. */
export const placeTab = (declared: Declared): FormTab =>
  sectionTab(declared, 'place', 'editor.place', {
    place: {
      title: 'editor.place',
      ...(areOwnFields(declared) && { intro: 'editor.placeIntro' }),
      above: <PlaceInputs />,
    },
    map: { title: 'editor.onMap', intro: 'editor.onMapIntro', below: <MapPlace /> },
  })
/** How families reach it. */
export const contactTab = (declared: Declared): FormTab =>
  sectionTab(declared, 'contact', 'editor.contact', { contact: { title: 'editor.contact' } })
/** The institute's description. */
export const aboutTab = (declared: Declared): FormTab =>
  sectionTab(declared, 'about', 'editor.about', { about: { title: 'editor.about' } })
/** Metadata for search engines. */
export const seoTab = (declared: Declared): FormTab =>
  sectionTab(declared, 'seo', 'editor.seo', {
    seo: {
      title: 'editor.seo',
      intro: 'editor.seoIntro',
    },
  })
/** Where the values come from. */
export const sourcesTab = (declared: Declared): FormTab =>
  sectionTab(declared, 'sources', 'editor.sources', {
    sources: {
      title: 'editor.sources',
      intro: 'editor.sourcesIntro',
      below: <SourcesInput fields={inputsOf(declared)} />,
    },
  })
