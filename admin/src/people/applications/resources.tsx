import type { ResourceNames } from '@pravesh/console-kit'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const ApplicationList = lazy(async () => ({ default: (await import('./ApplicationList.tsx')).ApplicationList }))
const ApplicationPage = lazy(async () => ({ default: (await import('./ApplicationPage.tsx')).ApplicationPage }))

/** Names of the resource of applications to institutes. */
export const applicationNames: readonly ResourceNames[] = [
  { name: 'applications', label: 'application.one', plural: 'application.many' },
]
/** Applications to all institutes: their list, and one with its moves. */
export const applicationResource = (
  <Resource name="applications" list={ApplicationList} show={ApplicationPage} recordRepresentation="applicant" />
)
