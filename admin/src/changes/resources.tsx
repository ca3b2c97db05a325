import type { ResourceNames } from '@pravesh/console-kit'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const ChangeList = lazy(async () => ({ default: (await import('./ChangeList.tsx')).ChangeList }))

/** Names of the change log of institutes. */
export const changeNames: readonly ResourceNames[] = [
  {
    name: 'institute-changes',
    label: { declared: 'Changes of institutes' },
    plural: { declared: 'Changes of institutes' },
  },
]
/** Who changed what of institutes: its list. */
export const changeResource = <Resource name="institute-changes" list={ChangeList} />
