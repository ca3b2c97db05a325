import { catalogueChangeEndpoints } from './catalogue/change.ts'
import { catalogueEndpoints } from './catalogue/endpoints.ts'
import { templateDraftEndpoints } from './catalogue/mails/template-endpoints.ts'
import type { Endpoint } from './endpoint/endpoint.ts'
import { pictureEndpoints } from './endpoint/picture.ts'
import { instituteChangeEndpoints } from './institute/change.ts'
import { collegeEndpoints, schoolEndpoints } from './institute/endpoints.ts'
import { mergeEndpoints } from './institute/merge.ts'
import { partEndpointTable } from './institute/parts/part-endpoints.ts'
import { adminProposalEndpoints } from './institute/proposal.ts'
import { accountStaffEndpoints } from './people/account/endpoints.ts'
import { familyDrawEndpoints } from './people/admission/draw-endpoints.ts'
import { admissionEndpoints } from './people/admission/endpoints.ts'
import { packetEndpoints } from './people/admission/packet.ts'
import { secondGuardianEndpoints } from './people/admission/second-guardian.ts'
import { adminApplicationEndpoints } from './people/admission/staff-endpoints.ts'
import { buyerEndpointTable } from './people/buyer/endpoints.ts'
import { adminEnquiryEndpointTable } from './people/enquiry/admin-endpoints.ts'
import { enquiryEndpoints } from './people/enquiry/endpoints.ts'
import { grievanceEndpoints } from './people/enquiry/grievance.ts'
import { enquiryWithdrawalEndpoints } from './people/enquiry/withdrawal.ts'
import { noticeEndpoints } from './people/notice/notice.ts'
import { unreachableEndpoints } from './people/notice/unreachable.ts'
import { partnerEndpoints } from './people/partner/endpoints.ts'
import { approvalEndpoints } from './people/payment/approval-endpoints.ts'
import { paymentEndpoints } from './people/payment/endpoints.ts'
import { reconciliationEndpoints } from './people/payment/reconciliation.ts'
import { adminPaymentEndpoints } from './people/payment/staff-endpoints.ts'
import { transferEndpoints } from './people/payment/transfer-endpoints.ts'
import { openReviewEndpoints } from './people/review/report.ts'
import { adminReviewEndpoints } from './people/review/staff-endpoints.ts'
import { securityLogEndpoints } from './people/security/security-log.ts'
import { accountEndpoints } from './people/session/accounts.ts'
import { sessionEndpoints } from './people/session/endpoints.ts'
import { guardianEndpoints } from './people/session/guardian.ts'
import { ownSessionEndpoints } from './people/session/own-sessions.ts'
import { passkeyEndpoints, passkeySignInEndpoints } from './people/session/passkeys.ts'
import { secondFactorEndpoints } from './people/session/second-factor.ts'
import { studentEndpoints } from './people/student/endpoints.ts'
import { erasureEndpoints } from './people/student/erasure.ts'
import { exportEndpoints } from './people/student/export.ts'
import { nomineeEndpoints } from './people/student/nominee.ts'
import { familyNoticeEndpoints } from './people/student/notices.ts'
import { suppressionEndpoints } from './people/suppression/endpoints.ts'
import { bounceEndpoints, unsubscribeEndpoints } from './people/suppression/open-endpoints.ts'
import {
  adminInvitationEndpoints,
  buyerInvitationEndpoints,
  openInvitationEndpoints,
} from './people/team/invitation.ts'
import { adminTeamEndpoints, buyerTeamEndpoints } from './people/team/team.ts'
import { webhookEndpoints } from './people/webhook/endpoints.ts'
import { readEndpoints } from './reader.ts'
import { searchTermEndpoints } from './search/search-term.ts'
import { binEndpoints } from './staff/bin/bin.ts'
import { importEndpoints } from './staff/import/endpoints.ts'
import { jobEndpoints } from './staff/jobs/endpoints.ts'
import { newsEndpoints } from './staff/overview/news.ts'
import { overviewEndpoints } from './staff/overview/overview.ts'
import { previewEndpoints } from './staff/publication/preview.ts'
import { scheduledEndpoints } from './staff/publication/scheduled.ts'
import { redirectEndpoints } from './staff/redirects/redirects.ts'
import { settingsEndpoints } from './staff/settings/settings.ts'
import { thirdPartyCourseEndpoints, thirdPartyServiceEndpoints } from './staff/third-party/third-party.ts'

/** The endpoint table: every call of the API. Routes, OpenAPI, clients and tests walk it. */
export const endpointTable: readonly Endpoint[] = [
  ...Object.values(readEndpoints),
  ...Object.values(enquiryEndpoints),
  ...Object.values(enquiryWithdrawalEndpoints),
  ...Object.values(grievanceEndpoints),
  ...Object.values(nomineeEndpoints),
  ...Object.values(familyNoticeEndpoints),
  ...Object.values(secondGuardianEndpoints),
  ...adminEnquiryEndpointTable,
  ...Object.values(unsubscribeEndpoints),
  ...Object.values(bounceEndpoints),
  ...Object.values(templateDraftEndpoints),
  ...Object.values(suppressionEndpoints),
  ...Object.values(noticeEndpoints),
  ...Object.values(webhookEndpoints),
  ...Object.values(unreachableEndpoints),
  ...Object.values(newsEndpoints),
  ...Object.values(sessionEndpoints),
  ...Object.values(accountEndpoints),
  ...Object.values(guardianEndpoints),
  ...Object.values(ownSessionEndpoints).flatMap((endpoints) => Object.values(endpoints)),
  ...Object.values(passkeySignInEndpoints),
  ...Object.values(passkeyEndpoints).flatMap((endpoints) => Object.values(endpoints)),
  ...Object.values(secondFactorEndpoints).flatMap((endpoints) => Object.values(endpoints)),
  ...Object.values(securityLogEndpoints),
  ...Object.values(adminTeamEndpoints),
  ...Object.values(adminInvitationEndpoints),
  ...Object.values(buyerTeamEndpoints),
  ...Object.values(buyerInvitationEndpoints),
  ...Object.values(openInvitationEndpoints),
  ...Object.values(paymentEndpoints),
  ...Object.values(adminPaymentEndpoints),
  ...Object.values(reconciliationEndpoints),
  ...Object.values(approvalEndpoints),
  ...Object.values(transferEndpoints),
  ...Object.values(admissionEndpoints),
  ...Object.values(packetEndpoints),
  ...Object.values(familyDrawEndpoints),
  ...Object.values(adminApplicationEndpoints),
  ...Object.values(studentEndpoints),
  ...Object.values(erasureEndpoints),
  ...Object.values(exportEndpoints),
  ...Object.values(openReviewEndpoints),
  ...Object.values(adminReviewEndpoints),
  ...Object.values(schoolEndpoints),
  ...Object.values(collegeEndpoints),
  ...Object.values(mergeEndpoints),
  ...Object.values(binEndpoints),
  ...Object.values(redirectEndpoints),
  ...partEndpointTable,
  ...Object.values(adminProposalEndpoints),
  ...Object.values(instituteChangeEndpoints),
  ...buyerEndpointTable,
  ...Object.values(partnerEndpoints),
  ...Object.values(overviewEndpoints),
  ...Object.values(settingsEndpoints),
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
