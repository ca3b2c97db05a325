import { endpointTable } from '@pravesh/contract'
import { accountAdminRoutes } from './account/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { admissionRoutes } from './admission/routes.ts'
import { applicationStaffRoutes } from './admission/staff-routes.ts'
import { buyerRoutes } from './buyer/routes.ts'
import { buyerLookupRoutes, catalogueRoutes } from './catalogue/routes.ts'
import { inboxRoutes } from './enquiry/inbox/routes.ts'
import { instituteEnquiryRoutes } from './enquiry/institute-routes.ts'
import { mailRoutes } from './enquiry/mails/routes.ts'
import { enquiryRoutes } from './enquiry/routes.ts'
import { staffRoutes } from './enquiry/staff-routes.ts'
import type { Bound } from './http/bind.ts'
import { importRoutes } from './import/console/routes.ts'
import { infoPageRoutes } from './info-pages/routes.ts'
import { ownPartRoutes } from './institute/parts/own-routes.ts'
import { partRoutes } from './institute/parts/routes.ts'
import { instituteRoutes } from './institute/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { thirdPartyRoutes } from './lead-forwarding/routes.ts'
import type { LiveLexicon } from './lexicon/live-lexicon.ts'
import { createSynonymCheck } from './lexicon/synonym-check.ts'
import { partnerRoutes } from './onboarding/routes.ts'
import type { PaymentServices } from './payment/open.ts'
import { paymentRoutes } from './payment/routes.ts'
import { paymentStaffRoutes } from './payment/staff-routes.ts'
import { transferRoutes } from './payment/transfer-routes.ts'
import { previewRoutes } from './preview/routes.ts'
import { ownInstituteRoutes } from './proposal/own-routes.ts'
import { proposalRoutes } from './proposal/routes.ts'
import { publicationRoutes } from './publication/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { searchTermRoutes } from './search-terms/routes.ts'
import type { SearchTerms } from './search-terms/search-terms.ts'
import { adminSignInRoutes } from './session/admin-routes.ts'
import { signInRoutes } from './session/sign-in-routes.ts'
import { studentRoutes } from './student/routes.ts'
import { suppressionRoutes } from './suppression/routes.ts'
import { lookupRoutes } from './visitor/lookups.ts'
import { publicRoutes } from './visitor/routes.ts'

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
    ...reviewRoutes(db),
    ...studentRoutes(parts),
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
