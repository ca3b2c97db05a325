import { endpointTable } from '@pravesh/contract'
import { buyerRows } from './buyer.ts'
import { catalogueRows } from './catalogue/catalogue.ts'
import { importRows } from './catalogue/imports.ts'
import { instituteRows } from './catalogue/institute.ts'
import { derivedRow } from './derived.ts'
import { jobRows } from './jobs.ts'
import { mailRows } from './mails.ts'
import { accountRows } from './people/account.ts'
import { adminAdmissionRows, openReviewRows } from './people/admission-staff.ts'
import { drawRows } from './people/draw.ts'
import { enquiryRows } from './people/enquiry.ts'
import { familyRows } from './people/family.ts'
import { partnerRows } from './people/partner.ts'
import { paymentRows } from './people/payment.ts'
import { adminProposalRows } from './people/proposal.ts'
import { refundTransferRows } from './people/refund-transfer.ts'
import { secondFactorRows } from './people/second-factor.ts'
import { sessionRows } from './people/session.ts'
import { teamRows } from './people/team.ts'
import { publicRows } from './public.ts'
import type { Row, Rows } from './row.ts'

/** Rows that say more than the declaration of their endpoint, by its id. */
export const writtenRows: Rows = {
  ...publicRows,
  ...sessionRows,
  ...secondFactorRows,
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
  ...drawRows,
  ...partnerRows,
  ...accountRows,
  ...teamRows,
  ...jobRows,
  ...importRows,
  ...catalogueRows,
}

const derivedRows = endpointTable.flatMap((endpoint): [string, Row][] => {
  const row = writtenRows[endpoint.id] ? undefined : derivedRow(endpoint)
  return row ? [[endpoint.id, row]] : []
})
/** One row an endpoint, by its id. An endpoint without one fails the suite. */
export const rows: Rows = { ...writtenRows, ...Object.fromEntries(derivedRows) }
