import { studentEndpoints as calls } from '@pravesh/contract'
import { named } from '../catalogue/routes.ts'
import { actorOf, type Bound, bind, type Call } from '../http/bind.ts'
import type { Parts } from '../parts.ts'
import { addBank, bankOf, changeBank } from '../payment/bank.ts'
import { addToCart, cartOf, removeFromCart } from '../payment/cart.ts'
import { dashboardOf, schoolDashboardOf } from './dashboard.ts'
import { listOwnEnquiries, raiseOwnEnquiry } from '../enquiry/own.ts'
import { listPartnerSchools } from './partner-schools.ts'
import { changeProfile, profileOf } from './profile.ts'
import { addReview, changeReview, listReviews, withdrawReviews } from '../review/own.ts'

const said = async <T>(data: Promise<T>, message: string) => ({ data: await data, message })
const gone = async (ids: Promise<number[]>, message: string) => ({ data: { ids: await ids }, message })
const me = (call: Call) => actorOf(call).account

/** The account's own area beside applications and payments. Every verb is given the account first. */
export function studentRoutes({ db, config }: Parts): Bound[] {
  return [
    bind(calls.dashboard, async (_input, c) => ({ data: await dashboardOf(db, me(c)) })),
    bind(calls.schoolDashboard, async (_input, c) => ({ data: await schoolDashboardOf(db, me(c)) })),
    bind(calls.profile, async (_input, c) => ({ data: await profileOf(db, me(c)) })),
    bind(calls.changeProfile, ({ body }, c) =>
      said(changeProfile({ db, config }, actorOf(c), body, c.from), 'Profile Updated Successfully'),
    ),
    bind(calls.bank, async (_input, c) => ({ data: await bankOf(db, me(c)) })),
    bind(calls.addBank, ({ body }, c) => said(addBank(db, config, me(c), body), 'Bank Detail Added Successfully')),
    bind(calls.changeBank, ({ body }, c) =>
      said(changeBank(db, config, me(c), body), 'Bank Detail Updated Successfully'),
    ),
    bind(calls.enquiries, ({ query }, c) => listOwnEnquiries(db, me(c), query)),
    bind(calls.raise, ({ body }, c) => raiseOwnEnquiry({ db, config }, me(c), body, c)),
    bind(calls.reviews, ({ query }, c) => listReviews(db, me(c), query)),
    bind(calls.addReview, ({ body }, c) => said(addReview(db, me(c), body), 'Review Added Successfully')),
    bind(calls.changeReview, ({ body }, c) => said(changeReview(db, me(c), body), 'Review Updated Successfully')),
    bind(calls.removeReview, ({ query, body }, c) =>
      gone(withdrawReviews(db, me(c), named(query, body)), 'Review Deleted Successfully'),
    ),
    bind(calls.partnerSchools, ({ query }) => listPartnerSchools(db, query)),
    bind(calls.cart, ({ query }, c) => cartOf(db, me(c), query)),
    bind(calls.addCart, ({ body }, c) => said(addToCart(db, me(c), body), 'Cart Added Successfully')),
    bind(calls.removeCart, ({ query, body }, c) =>
      gone(removeFromCart(db, me(c), named(query, body)), 'Cart Deleted Successfully'),
    ),
  ]
}
