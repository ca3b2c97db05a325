import { accountRows } from './account.ts'
import { adminAdmissionRows, openReviewRows } from './admission-staff.ts'
import { buyerRows } from './buyer.ts'
import { catalogueRows } from './catalogue.ts'
import { enquiryRows } from './enquiry.ts'
import { familyRows } from './family.ts'
import { importRows } from './imports.ts'
import { instituteRows } from './institute.ts'
import { jobRows } from './jobs.ts'
import { mailRows } from './mails.ts'
import { partnerRows } from './partner.ts'
import { paymentRows } from './payment.ts'
import { adminProposalRows } from './proposal.ts'
import { publicRows } from './public.ts'
import { refundTransferRows } from './refund-transfer.ts'
import type { Rows } from './row.ts'
import { sessionRows } from './session.ts'

/** One row an endpoint, by its id. An endpoint without one fails the suite. */
export const rows: Rows = {
  ...publicRows,
  ...sessionRows,
  ...enquiryRows,
  ...mailRows,
  ...paymentRows,
  ...familyRows,
  ...instituteRows,
  ...adminProposalRows,
  ...buyerRows,
  ...adminAdmissionRows,
  ...refundTransferRows,
  ...openReviewRows,
  ...partnerRows,
  ...accountRows,
  ...jobRows,
  ...importRows,
  ...catalogueRows,
}
