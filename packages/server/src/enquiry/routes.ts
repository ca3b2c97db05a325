import { type EnquiryBody, type EnquiryRow, enquiryEndpoints, studentEndpoints } from '@pravesh/contract'
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/index.ts'
import { enquiry, studentAccount } from '../db/tables.ts'
import { actorOf, type Bound, bind, type Call } from '../http/bind.ts'
import { idFilter, idsOfPage, inOrder, newestOrder, type PageQuery } from '../http/page.ts'
import type { Services } from '../services.ts'
import { keepFound } from './contact-reads.ts'
import { listMyEnquiries, raiseMyEnquiry } from './own.ts'
import { raiseEnquiry } from './raise.ts'
import { saying } from './search.ts'

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
async function listEnquiries(db: Db, kinds: SQL | undefined, q: Query, call: Call) {
  const where = and(kinds, idFilter(q, enquiry.id), saying(q.search))
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: newestOrder(q, enquiry),
    where,
    from: (keys) => db.select(keys).from(enquiry),
  })
  const rows: EnquiryRow[] = await db.select(row).from(enquiry).where(anyOf(enquiry.id, ids))
  const data = inOrder(ids, rows)
  const { account } = actorOf(call)
  await keepFound(db, { realm: 'admin', account }, { where, search: q.search, answered: data.map((e) => e.id) })
  return { data, ...totals, ...page }
}

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
