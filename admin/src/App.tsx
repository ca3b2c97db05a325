import { Console, namesOf, type ResourceNames } from '@pravesh/console-kit'
import { CreateInPlaceContext } from '@pravesh/console-kit/fields/reference/create-context'
import { PictureUploadContext } from '@pravesh/console-kit/fields/text/picture-context'
import { entities } from '@pravesh/contract'
import { lazy } from 'react'
import { access, client, news, provider, revoke, signIn, signInByPasskey, toasts } from './api.ts'
import { binNames, binResource } from './bin/resources.tsx'
import { importNames, importResource } from './catalogue/imports/resources.tsx'
import { catalogueResources } from './catalogue/resources.tsx'
import { scheduledNames, scheduledResource } from './catalogue/scheduled/resources.tsx'
import { searchNames, searchResource } from './catalogue/searches/resources.tsx'
import { changeNames, changeResources } from './changes/resources.tsx'
import { enquiryNames, enquiryResources } from './enquiries/resources.tsx'
import { instituteNames, instituteResources } from './institutes/resources.tsx'
import { thirdPartyNames, thirdPartyResources } from './institutes/third-party/resources.tsx'
import { jobNames, jobResource } from './jobs/resources.tsx'
import { navigation } from './navigation.tsx'
import { accountNames, accountResource } from './people/accounts/resources.tsx'
import { applicationNames, applicationResource } from './people/applications/resources.tsx'
import { mailNames, mailResources } from './people/mails/resources.tsx'
import { partnerNames, partnerResource } from './people/partners/resources.tsx'
import { paymentNames, paymentResource, reconciliationResource } from './people/payments/resources.tsx'
import { reviewNames, reviewResource } from './people/reviews/resources.tsx'
import { securityNames, securityResource } from './people/security/resources.tsx'
import { teamNames, teamResources } from './people/team/resources.tsx'
import { redirectNames, redirectResource } from './redirects/resources.tsx'
import { searchesOf } from './searches.ts'
import { settingsNames, settingsResource } from './settings/resources.tsx'

const Dashboard = lazy(async () => ({ default: (await import('./dashboard/Dashboard.tsx')).Dashboard }))

const names: readonly ResourceNames[] = [
  ...instituteNames,
  ...importNames,
  ...scheduledNames,
  ...searchNames,
  ...enquiryNames,
  ...mailNames,
  ...partnerNames,
  ...paymentNames,
  ...applicationNames,
  ...accountNames,
  ...changeNames,
  ...jobNames,
  ...binNames,
  ...redirectNames,
  ...securityNames,
  ...settingsNames,
  ...teamNames,
  ...reviewNames,
  ...thirdPartyNames,
  ...entities.map(namesOf),
]

const CreateInPlace = lazy(async () => ({
  default: (await import('@pravesh/console-kit/entity/CreateInPlace')).CreateInPlace,
}))

const PictureUpload = lazy(async () => ({
  default: (await import('./catalogue/pictures/PictureUpload.tsx')).PictureUpload,
}))

const searches = searchesOf(client)

/** The administrators' console: its resources and their addresses. */
export const App = () => (
  <CreateInPlaceContext value={CreateInPlace}>
    <PictureUploadContext value={PictureUpload}>
      <Console
        name="console.adminTitle"
        client={client}
        toasts={toasts}
        provider={provider}
        navigation={navigation}
        resources={names}
        signIn={signIn}
        signInByPasskey={signInByPasskey}
        revoke={revoke}
        access={access}
        dashboard={Dashboard}
        news={news}
        searches={searches}
      >
        {instituteResources}
        {importResource}
        {binResource}
        {redirectResource}
        {scheduledResource}
        {searchResource}
        {catalogueResources}
        {enquiryResources}
        {mailResources}
        {partnerResource}
        {paymentResource}
        {reconciliationResource}
        {applicationResource}
        {accountResource}
        {changeResources}
        {jobResource}
        {securityResource}
        {settingsResource}
        {teamResources}
        {reviewResource}
        {thirdPartyResources}
      </Console>
    </PictureUploadContext>
  </CreateInPlaceContext>
)
