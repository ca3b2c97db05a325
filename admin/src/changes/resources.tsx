import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
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
    label: menuTexts.changesOfInstitutes,
    plural: menuTexts.changesOfInstitutes,
  },
  {
    name: 'catalogue-changes',
    label: menuTexts.changesOfCatalogues,
    plural: menuTexts.changesOfCatalogues,
  },
]
/** The lists of changes: of institutes, and of catalogues and content. */
export const changeResources = [
  <Resource key="institute-changes" name="institute-changes" list={ChangeList} />,
  <Resource key="catalogue-changes" name="catalogue-changes" list={CatalogueChangeList} />,
]
