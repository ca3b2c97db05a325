import { accountStaffEndpoints } from './account/endpoints.ts'
import { admissionEndpoints } from './admission/endpoints.ts'
import { adminApplicationEndpoints } from './admission/staff-endpoints.ts'
import { buyerEndpointTable } from './buyer/endpoints.ts'
import { catalogueChangeEndpoints } from './catalogue/change.ts'
import { catalogueEndpoints } from './catalogue/endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { adminEnquiryEndpointTable } from './enquiry/admin-endpoints.ts'
import { enquiryEndpoints } from './enquiry/endpoints.ts'
import { importEndpoints } from './import/endpoints.ts'
import { instituteChangeEndpoints } from './institute/change.ts'
import { collegeEndpoints, schoolEndpoints } from './institute/endpoints.ts'
import { partEndpointTable } from './institute/part-endpoints.ts'
import { adminProposalEndpoints } from './institute/proposal.ts'
import { jobEndpoints } from './jobs/endpoints.ts'
import { overviewEndpoints } from './overview/overview.ts'
import { partnerEndpoints } from './partner/endpoints.ts'
import { paymentEndpoints } from './payment/endpoints.ts'
import { reconciliationEndpoints } from './payment/reconciliation.ts'
import { adminPaymentEndpoints } from './payment/staff-endpoints.ts'
import { transferEndpoints } from './payment/transfer-endpoints.ts'
import { pictureEndpoints } from './picture.ts'
import { previewEndpoints } from './publication/preview.ts'
import { scheduledEndpoints } from './publication/scheduled.ts'
import { readEndpoints } from './reader.ts'
import { openReviewEndpoints } from './review/report.ts'
import { adminReviewEndpoints } from './review/staff-endpoints.ts'
import { searchTermEndpoints } from './search/search-term.ts'
import { accountEndpoints } from './session/accounts.ts'
import { sessionEndpoints } from './session/endpoints.ts'
import { studentEndpoints } from './student/endpoints.ts'
import { suppressionEndpoints } from './suppression/endpoints.ts'
import { bounceEndpoints, unsubscribeEndpoints } from './suppression/open-endpoints.ts'
import { thirdPartyCourseEndpoints, thirdPartyServiceEndpoints } from './third-party/third-party.ts'

/** The endpoint table: every call of the API. Routes, OpenAPI, clients and tests walk it. */
export const endpointTable: readonly Endpoint[] = [
  ...Object.values(readEndpoints),
  ...Object.values(enquiryEndpoints),
  ...adminEnquiryEndpointTable,
  ...Object.values(unsubscribeEndpoints),
  ...Object.values(bounceEndpoints),
  ...Object.values(suppressionEndpoints),
  ...Object.values(sessionEndpoints),
  ...Object.values(accountEndpoints),
  ...Object.values(paymentEndpoints),
  ...Object.values(adminPaymentEndpoints),
  ...Object.values(reconciliationEndpoints),
  ...Object.values(transferEndpoints),
  ...Object.values(admissionEndpoints),
  ...Object.values(adminApplicationEndpoints),
  ...Object.values(studentEndpoints),
  ...Object.values(openReviewEndpoints),
  ...Object.values(adminReviewEndpoints),
  ...Object.values(schoolEndpoints),
  ...Object.values(collegeEndpoints),
  ...partEndpointTable,
  ...Object.values(adminProposalEndpoints),
  ...Object.values(instituteChangeEndpoints),
  ...buyerEndpointTable,
  ...Object.values(partnerEndpoints),
  ...Object.values(overviewEndpoints),
  ...Object.values(pictureEndpoints),
  ...Object.values(accountStaffEndpoints),
  ...Object.values(jobEndpoints),
  ...Object.values(thirdPartyServiceEndpoints),
  ...Object.values(thirdPartyCourseEndpoints),
  ...Object.values(catalogueChangeEndpoints),
  ...Object.values(importEndpoints),
  ...Object.values(scheduledEndpoints),
  ...Object.values(previewEndpoints),
  ...Object.values(searchTermEndpoints),
  ...[...catalogueEndpoints.values()].flatMap((e) => Object.values(e)),
] as readonly Endpoint[]
