import { Console, namesOf, type ResourceNames } from '@pravesh/console-kit'
import { entities } from '@pravesh/contract'
import { lazy } from 'react'
import { Resource } from 'react-admin'
import { Route, useParams } from 'react-router-dom'
import { accountNames, accountResource } from './accounts/resources.tsx'
import { client, provider, revoke, signIn, toasts } from './api.ts'
import { applicationNames, applicationResource } from './applications/resources.tsx'
import { catalogueResources } from './catalogue.tsx'
import { changeNames, changeResource } from './changes/resources.tsx'
import { enquiryNames, enquiryResources } from './enquiries/resources.tsx'
import { partNames } from './institutes/parts/part-names.ts'
import { jobNames, jobResource } from './jobs/resources.tsx'
import { mailNames, mailResources } from './mails/resources.tsx'
import { navigation } from './navigation.tsx'
import { partnerNames, partnerResource } from './partners/resources.tsx'
import { paymentNames, paymentResource, reconciliationResource } from './payments/resources.tsx'
import { reviewNames, reviewResource } from './reviews/resources.tsx'
import { thirdPartyNames, thirdPartyResources } from './third-party/resources.tsx'

const Dashboard = lazy(async () => ({ default: (await import('./dashboard/Dashboard.tsx')).Dashboard }))
const SchoolList = lazy(async () => ({ default: (await import('./schools/SchoolList.tsx')).SchoolList }))
const SchoolCreate = lazy(async () => ({ default: (await import('./schools/SchoolCreate.tsx')).SchoolCreate }))
const SchoolEdit = lazy(async () => ({ default: (await import('./schools/SchoolEdit.tsx')).SchoolEdit }))
const CollegeList = lazy(async () => ({ default: (await import('./colleges/CollegeList.tsx')).CollegeList }))
const CollegeCreate = lazy(async () => ({ default: (await import('./colleges/CollegeCreate.tsx')).CollegeCreate }))
const CollegeEdit = lazy(async () => ({ default: (await import('./colleges/CollegeEdit.tsx')).CollegeEdit }))
const InstituteParts = lazy(async () => ({
  default: (await import('./institutes/parts/InstituteParts.tsx')).InstituteParts,
}))
const ProposalList = lazy(async () => ({ default: (await import('./proposals/ProposalList.tsx')).ProposalList }))
const ProposalPage = lazy(async () => ({ default: (await import('./proposals/ProposalPage.tsx')).ProposalPage }))
const ScheduledList = lazy(async () => ({ default: (await import('./scheduled/ScheduledList.tsx')).ScheduledList }))
const SearchList = lazy(async () => ({ default: (await import('./searches/SearchList.tsx')).SearchList }))

const names: readonly ResourceNames[] = [
  { name: 'schools', label: 'console.school', plural: 'console.schools' },
  { name: 'colleges', label: 'console.college', plural: 'console.colleges' },
  { name: 'proposals', label: 'proposal.one', plural: 'console.proposals' },
  { name: 'scheduled', label: 'scheduled.one', plural: 'scheduled.title' },
  { name: 'search-term', label: { declared: 'Search' }, plural: { declared: 'Searches' } },
  ...partNames,
  ...enquiryNames,
  ...mailNames,
  ...partnerNames,
  ...paymentNames,
  ...applicationNames,
  ...accountNames,
  ...changeNames,
  ...jobNames,
  ...reviewNames,
  ...thirdPartyNames,
  ...entities.map(namesOf),
]

const EditSchool = () => <SchoolEdit sid={useParams<'sid'>().sid ?? ''} />
const EditCollege = () => <CollegeEdit eid={useParams<'e_id'>().e_id ?? ''} />

/** The administrators' console: its resources and their addresses. */
export const App = () => (
  <Console
    name="console.adminTitle"
    client={client}
    toasts={toasts}
    provider={provider}
    navigation={navigation}
    resources={names}
    signIn={signIn}
    revoke={revoke}
    dashboard={Dashboard}
  >
    <Resource name="schools" list={SchoolList} create={SchoolCreate} hasEdit recordRepresentation="name">
      <Route path="edit/:sid" element={<EditSchool />} />
      <Route path=":parent/:child/*" element={<InstituteParts type="school" />} />
    </Resource>
    <Resource name="colleges" list={CollegeList} create={CollegeCreate} hasEdit recordRepresentation="name">
      <Route path="edit/:e_id" element={<EditCollege />} />
      <Route path=":parent/:child/*" element={<InstituteParts type="college" />} />
    </Resource>
    <Resource name="proposals" list={ProposalList} edit={ProposalPage} />
    <Resource name="scheduled" list={ScheduledList} hasEdit />
    <Resource name="search-term" list={SearchList} />
    {catalogueResources}
    {enquiryResources}
    {mailResources}
    {partnerResource}
    {paymentResource}
    {reconciliationResource}
    {applicationResource}
    {accountResource}
    {changeResource}
    {jobResource}
    {reviewResource}
    {thirdPartyResources}
  </Console>
)
