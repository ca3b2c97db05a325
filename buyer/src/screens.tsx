import type { Words } from '@pravesh/console-kit'
import type { Screens } from '@pravesh/console-kit/nested/NestedResources'
import { lazy } from 'react'

const ApplicationList = lazy(async () => ({
  default: (await import('./applications/ApplicationList.tsx')).ApplicationList,
}))
const ApplicationPage = lazy(async () => ({
  default: (await import('./applications/ApplicationPage.tsx')).ApplicationPage,
}))
const DetailsPage = lazy(async () => ({ default: (await import('./details/DetailsPage.tsx')).DetailsPage }))
const EnquiryList = lazy(async () => ({ default: (await import('./enquiries/EnquiryList.tsx')).EnquiryList }))
const EnquiryPage = lazy(async () => ({ default: (await import('./enquiries/EnquiryPage.tsx')).EnquiryPage }))

/** `group`: where the navigation has it, if not under admission. */
type Screen = Screens & { label: Words; plural: Words; group?: 'institutes' }

/** Screens of an institute's child resources, by their names in the address: navigation and labels come from here. */
export const screens: Readonly<Record<string, Screen>> = {
  'general-enquiries': {
    label: 'enquiry.one',
    plural: 'enquiry.general',
    list: EnquiryList,
    edit: EnquiryPage,
  },
  'admission-enquiries': {
    label: 'enquiry.one',
    plural: 'enquiry.admission',
    list: EnquiryList,
    edit: EnquiryPage,
  },
  applications: {
    label: 'application.one',
    plural: 'application.many',
    list: ApplicationList,
    edit: ApplicationPage,
  },
  details: { label: 'details.one', plural: 'details.one', group: 'institutes', list: DetailsPage },
}
