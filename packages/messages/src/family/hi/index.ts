import { formSection } from '../../hi/admission.ts'
import { applicationState } from '../../hi/application.ts'
import { errors } from '../../hi/errors.ts'
import { bank } from './account/bank.ts'
import { password } from './account/password.ts'
import { privacy } from './account/privacy.ts'
import { profile } from './account/profile.ts'
import { session } from './account/session.ts'
import { children } from './children.ts'
import { documents } from './documents.ts'
import { application } from './form/application.ts'
import { childForm } from './form/child-form.ts'
import { choices } from './form/choices.ts'
import { collegeForm } from './form/college-form.ts'
import { course } from './form/course.ts'
import { longForm } from './form/long-form.ts'
import { stage } from './form/stage.ts'
import { menu } from './menu.ts'
import { notices } from './notices.ts'
import { overview } from './overview.ts'
import { cart } from './payment/cart.ts'
import { ownFee } from './payment/own-fee.ts'
import { pay } from './payment/pay.ts'
import { payments } from './payment/payments.ts'
import { queries } from './queries.ts'
import { reviews } from './reviews.ts'
import { shared } from './shared.ts'
import { partnerSchools } from './shortlist/partner-schools.ts'
import { pick } from './shortlist/pick.ts'
import { shortlist } from './shortlist/shortlist.ts'

/** All texts of the family's area, and those shared with the rest, by domain. */
export const hindi = {
  ...{ errors, formSection, applicationState },
  ...{
    application,
    bank,
    cart,
    childForm,
    children,
    choices,
    collegeForm,
    course,
    documents,
    longForm,
    menu,
    notices,
    overview,
    ownFee,
    partnerSchools,
    password,
    pay,
    payments,
    pick,
    privacy,
    profile,
    queries,
    reviews,
    session,
    shared,
    shortlist,
    stage,
  },
}
