import type { ResourceNames } from '@pravesh/console-kit'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const ChangeList = lazy(async () => ({ default: (await import('./ChangeList.tsx')).ChangeList }))

const CatalogueChangeList = lazy(async () => ({
  default: (await import('./CatalogueChangeList.tsx')).CatalogueChangeList,
}))

/** Names of the change logs of institutes and of catalogues. */
export const changeNames: readonly ResourceNames[] = [
  {
    name: 'institute-changes',
    label: { declared: 'Changes of institutes' },
    plural: { declared: 'Changes of institutes' },
  },
  {
    name: 'catalogue-changes',
    label: { declared: 'Changes of catalogues' },
    plural: { declared: 'Changes of catalogues' },
  },
]
/** The lists of changes: of institutes, and of catalogues and content. */
export const changeResources = [
  <Resource key="institute-changes" name="institute-changes" list={ChangeList} />,
  <Resource key="catalogue-changes" name="catalogue-changes" list={CatalogueChangeList} />,
]
