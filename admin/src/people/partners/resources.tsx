import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const PartnerList = lazy(async () => ({ default: (await import('./PartnerList.tsx')).PartnerList }))
const PartnerCreate = lazy(async () => ({ default: (await import('./PartnerCreate.tsx')).PartnerCreate }))
const PartnerEdit = lazy(async () => ({ default: (await import('./PartnerEdit.tsx')).PartnerEdit }))
const PartnerPage = lazy(async () => ({ default: (await import('./PartnerPage.tsx')).PartnerPage }))

/** Names of the resource of partner applications. */
export const partnerNames: readonly ResourceNames[] = [
  { name: 'partners', label: menuTexts.partnerApplication, plural: menuTexts.partnerApplications },
]
/** Applications of institutes: their list, a new one, and one with its next steps. */
export const partnerResource = (
  <Resource
    name="partners"
    list={PartnerList}
    create={PartnerCreate}
    show={PartnerPage}
    edit={PartnerEdit}
    recordRepresentation="name"
  />
)
