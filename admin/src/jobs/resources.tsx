import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const JobList = lazy(async () => ({ default: (await import('./JobList.tsx')).JobList }))

/** Names of the resource of jobs. */
export const jobNames: readonly ResourceNames[] = [{ name: 'jobs', label: menuTexts.job, plural: menuTexts.jobs }]
/** Work in the background: its list. */
export const jobResource = <Resource name="jobs" list={JobList} recordRepresentation={({ id }) => `#${id}`} />
