import type { ResourceNames } from '@pravesh/console-kit'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const ScheduledList = lazy(async () => ({ default: (await import('./ScheduledList.tsx')).ScheduledList }))

/** Names of the resource of planned publications. */
export const scheduledNames: readonly ResourceNames[] = [
  { name: 'scheduled', label: 'scheduled.one', plural: 'scheduled.title' },
]
/** The list of scheduled publications and withdrawals. */
export const scheduledResource = <Resource name="scheduled" list={ScheduledList} hasEdit />
