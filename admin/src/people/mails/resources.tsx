import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const MailList = lazy(async () => ({ default: (await import('./MailList.tsx')).MailList }))
const MailCreate = lazy(async () => ({ default: (await import('./MailCreate.tsx')).MailCreate }))
const MailPage = lazy(async () => ({ default: (await import('./MailPage.tsx')).MailPage }))
const UnreachableList = lazy(async () => ({
  default: (await import('../unreachable/UnreachableList.tsx')).UnreachableList,
}))
const SuppressionList = lazy(async () => ({ default: (await import('./SuppressionList.tsx')).SuppressionList }))

/** Names of the resources of mails to many. */
export const mailNames: readonly ResourceNames[] = [
  { name: 'mails', label: menuTexts.mailToMany, plural: menuTexts.mailsToMany },
  { name: 'suppressions', label: menuTexts.stoppedAddress, plural: menuTexts.stoppedAddresses },
  {
    name: 'unreachable-institutes',
    label: menuTexts.unreachableInstitute,
    plural: menuTexts.unreachableInstitutes,
  },
]
/** Mails to many: their list, how far one is, a new one, the addresses that get none, and institutes where nobody is told. */
export const mailResources = [
  <Resource
    key="mails"
    name="mails"
    list={MailList}
    create={MailCreate}
    show={MailPage}
    recordRepresentation="subject"
  />,
  <Resource key="suppressions" name="suppressions" list={SuppressionList} recordRepresentation="maskedEmail" />,
  <Resource
    key="unreachable-institutes"
    name="unreachable-institutes"
    list={UnreachableList}
    recordRepresentation="name"
  />,
]
