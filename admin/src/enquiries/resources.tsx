import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'
import { kindLists } from './kinds.ts'

const list = async () => await import('./list/EnquiryList.tsx')
const EnquiryInbox = lazy(async () => ({ default: (await list()).EnquiryInbox }))
const EnquiryKindList = lazy(async () => ({ default: (await list()).EnquiryKindList }))
const AccountList = lazy(async () => ({ default: (await list()).AccountList }))
const CounsellingList = lazy(async () => ({ default: (await list()).CounsellingList }))
const ChangeList = lazy(async () => ({ default: (await import('./list/ChangeList.tsx')).ChangeList }))
const EnquiryPage = lazy(async () => ({ default: (await import('./page/EnquiryPage.tsx')).EnquiryPage }))
const EnquiryEdit = lazy(async () => ({ default: (await import('./edit/EnquiryEdit.tsx')).EnquiryEdit }))
const CallerCreate = lazy(async () => ({ default: (await import('./edit/CallerCreate.tsx')).CallerCreate }))

const enquiryLabel = 'overview.enquiry'
/** Names of the resources of enquiries. */
export const enquiryNames: readonly ResourceNames[] = [
  { name: 'enquiries', label: enquiryLabel, plural: 'console.enquiries' },
  ...kindLists.map(({ name }): ResourceNames => ({ name, label: enquiryLabel, plural: 'console.enquiries' })),
  { name: 'free-counselling', label: enquiryLabel, plural: 'console.enquiries' },
  { name: 'existing-enquiries', label: enquiryLabel, plural: 'console.enquiries' },
  { name: 'enquiry-changes', label: menuTexts.changeLog, plural: menuTexts.changeLog },
]

/** The inbox of all kinds, and a resource for each kind: its list, the page of one, and its editor where its fields can be changed. */
export const enquiryResources = [
  <Resource key="enquiries" name="enquiries" list={EnquiryInbox} show={EnquiryPage} recordRepresentation="name" />,
  ...kindLists.map((kindList) => (
    <Resource
      key={kindList.name}
      name={kindList.name}
      list={() => <EnquiryKindList list={kindList} />}
      show={EnquiryPage}
      recordRepresentation="name"
      {...(kindList.isEditable && { edit: EnquiryEdit })}
      {...(kindList.kind === 'student' && { create: CallerCreate })}
    />
  )),
  <Resource key="free-counselling" name="free-counselling" list={CounsellingList} show={EnquiryPage} />,
  <Resource key="existing-enquiries" name="existing-enquiries" list={AccountList} show={EnquiryPage} />,
  <Resource key="enquiry-changes" name="enquiry-changes" list={ChangeList} />,
]
