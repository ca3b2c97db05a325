import { type EnquiryBody, type EnquiryRow, enquiryEndpoints, studentEndpoints } from '@pravesh/contract'
import { eq, isNotNull, or, type SQL, sql } from '../db/drizzle.ts'
import type { Db } from '../db/index.ts'
import { enquiry, studentAccount } from '../db/tables.ts'
import { actorOf, type Bound, bind, type Call } from '../http/bind.ts'
import type { PageQuery } from '../http/page.ts'
import type { Services } from '../services.ts'
import { listMyEnquiries, raiseMyEnquiry } from './institute-enquiries.ts'
import { raiseEnquiry } from './raise.ts'
import { readPage } from './staff-read.ts'

type Query = PageQuery<'id' | 'createdAt'>

const row = {
  id: enquiry.id,
  reference: enquiry.reference,
  kind: enquiry.kind,
  status: enquiry.status,
  name: enquiry.name,
  mobile: enquiry.mobile,
  email: enquiry.email,
  city: enquiry.city,
  message: enquiry.message,
  details: enquiry.details,
  createdAt: enquiry.createdAt,
}

// Looked up row by row in the unique index of mobiles, or hashed at once: whichever the planner finds cheaper.
const verified = sql`exists (select 1 from ${studentAccount}
  where ${studentAccount.mobile} = ${enquiry.mobile} and ${studentAccount.mobileVerified})`
/** Sent by an account, or from a mobile that one has verified: a number that somebody merely wrote down says nothing. */
const ofAccountHolders = or(isNotNull(enquiry.account), verified)

/** A page of enquiries, newest first unless told. That this person read these contacts is written down. */
const listEnquiries = (db: Db, where: SQL | undefined, q: Query, call: Call) =>
  readPage<EnquiryRow>(db, q, {
    reader: { realm: 'admin', account: actorOf(call).account },
    where,
    select: (found, order) =>
      db
        .select(row)
        .from(enquiry)
        .where(found)
        .orderBy(...order),
  })

/** Raising enquiries, a family's own, and the two lists that keep their open path but take an administrator's token. */
export function enquiryRoutes({ db, config }: Pick<Services, 'db' | 'config'>): Bound[] {
  return [
    bind(enquiryEndpoints.raise, ({ params, body }, call) =>
      raiseEnquiry({ db, config }, params.enquiryType, body as EnquiryBody, call),
    ),
    bind(studentEndpoints.enquiries, ({ query }, call) => listMyEnquiries(db, actorOf(call).account, query)),
    bind(studentEndpoints.raise, ({ body }, call) => raiseMyEnquiry({ db, config }, actorOf(call).account, body, call)),
    bind(enquiryEndpoints.freeCounselling, ({ query }, call) =>
      listEnquiries(db, eq(enquiry.kind, 'free-counselling'), query, call),
    ),
    bind(enquiryEndpoints.existing, ({ query }, call) => listEnquiries(db, ofAccountHolders, query, call)),
  ]
}
