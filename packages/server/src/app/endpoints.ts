import { endpointTable } from '@pravesh/contract'
import { ownPartRoutes } from '../catalogue/institute/parts/own-routes.ts'
import { partRoutes } from '../catalogue/institute/parts/routes.ts'
import { instituteRoutes } from '../catalogue/institute/routes.ts'
import type { LiveLexicon } from '../catalogue/lexicon/live-lexicon.ts'
import { createSynonymCheck } from '../catalogue/lexicon/synonym-check.ts'
import { publicationRoutes } from '../catalogue/publication/routes.ts'
import { buyerLookupRoutes, catalogueRoutes } from '../catalogue/records/routes.ts'
import { searchTermRoutes } from '../catalogue/search-terms/routes.ts'
import type { SearchTerms } from '../catalogue/search-terms/search-terms.ts'
import { importRoutes } from '../commands/import/console/routes.ts'
import { accountAdminRoutes } from '../people/account/routes.ts'
import { admissionRoutes } from '../people/admission/routes.ts'
import { applicationStaffRoutes } from '../people/admission/staff/routes.ts'
import { inboxRoutes } from '../people/enquiry/inbox/routes.ts'
import { instituteEnquiryRoutes } from '../people/enquiry/institute/routes.ts'
import { mailRoutes } from '../people/enquiry/mails/routes.ts'
import { enquiryRoutes } from '../people/enquiry/routes.ts'
import { staffRoutes } from '../people/enquiry/staff/routes.ts'
import { erasureRoutes } from '../people/erasure/routes.ts'
import { thirdPartyRoutes } from '../people/lead-forwarding/routes.ts'
import { partnerRoutes } from '../people/onboarding/routes.ts'
import type { PaymentServices } from '../people/payment/open.ts'
import { transferRoutes } from '../people/payment/refund/transfer-routes.ts'
import { paymentRoutes } from '../people/payment/routes.ts'
import { paymentStaffRoutes } from '../people/payment/staff/routes.ts'
import { ownInstituteRoutes } from '../people/proposal/own-routes.ts'
import { proposalRoutes } from '../people/proposal/routes.ts'
import { reviewRoutes } from '../people/review/routes.ts'
import { adminSignInRoutes } from '../people/session/admin-routes.ts'
import { signInRoutes } from '../people/session/sign-in-routes.ts'
import { suppressionRoutes } from '../people/suppression/routes.ts'
import type { Bound } from '../platform/http/bind.ts'
import { jobRoutes } from '../services/jobs/routes.ts'
import { adminRoutes } from '../web/admin/routes.ts'
import { buyerRoutes } from '../web/buyer/routes.ts'
import { exportRoutes } from '../web/export/routes.ts'
import { infoPageRoutes } from '../web/info-pages/routes.ts'
import { previewRoutes } from '../web/preview/routes.ts'
import { studentRoutes } from '../web/student/routes.ts'
import { lookupRoutes } from '../web/visitor/lookups.ts'
import { publicRoutes } from '../web/visitor/routes.ts'

/** Every endpoint of the table with its verb. Throws where one is missing or answered twice. */
export function bindAll(parts: PaymentServices & { lexicon: LiveLexicon; searchTerms: SearchTerms }): Bound[] {
  const { db } = parts
  const bound = [
    ...publicRoutes(db, parts.lexicon, parts.searchTerms),
    ...lookupRoutes(db),
    ...infoPageRoutes(parts.config),
    ...enquiryRoutes(parts),
    ...inboxRoutes(db),
    ...staffRoutes(db, parts.config),
    ...mailRoutes(parts),
    ...suppressionRoutes(parts),
    ...adminSignInRoutes(parts),
    ...signInRoutes(parts),
    ...paymentRoutes(parts),
    ...paymentStaffRoutes(parts),
    ...transferRoutes(parts),
    ...admissionRoutes(parts),
    ...applicationStaffRoutes(parts),
    ...erasureRoutes(parts),
    ...reviewRoutes(db),
    ...studentRoutes(parts),
    ...exportRoutes(parts),
    ...instituteRoutes(db),
    ...partRoutes(parts),
    ...proposalRoutes(db, parts.config),
    ...ownInstituteRoutes(db),
    ...ownPartRoutes(db),
    ...instituteEnquiryRoutes(db, parts.config),
    ...buyerRoutes(db),
    ...partnerRoutes(db, parts.config),
    ...adminRoutes(db),
    ...accountAdminRoutes(db, parts.config),
    ...jobRoutes(db),
    ...importRoutes(db),
    ...thirdPartyRoutes(db, parts.config),
    ...catalogueRoutes(db, { 'search-synonym': createSynonymCheck(db, parts.lexicon) }),
    ...buyerLookupRoutes(db),
    ...publicationRoutes(db),
    ...previewRoutes(parts),
    ...searchTermRoutes(db, parts.lexicon),
  ]
  for (const endpoint of endpointTable) {
    const handlerCount = bound.filter((b) => b.endpoint === endpoint).length
    if (handlerCount !== 1) throw new Error(`${endpoint.id} is answered ${handlerCount} times`)
  }
  return bound
}
