import { formSection } from '../../en/admission.ts'
import { applicationState } from '../../en/application.ts'
import { errors } from '../../en/errors.ts'
import { application } from './application.ts'
import { bank } from './bank.ts'
import { cart } from './cart.ts'
import { childForm } from './child-form.ts'
import { children } from './children.ts'
import { choices } from './choices.ts'
import { collegeForm } from './college-form.ts'
import { course } from './course.ts'
import { documents } from './documents.ts'
import { longForm } from './long-form.ts'
import { menu } from './menu.ts'
import { overview } from './overview.ts'
import { partnerSchools } from './partner-schools.ts'
import { password } from './password.ts'
import { passwordReason } from './password-reason.ts'
import { pay } from './pay.ts'
import { payments } from './payments.ts'
import { pick } from './pick.ts'
import { profile } from './profile.ts'
import { queries } from './queries.ts'
import { reviews } from './reviews.ts'
import { session } from './session.ts'
import { shared } from './shared.ts'
import { shortlist } from './shortlist.ts'
import { stage } from './stage.ts'

/** All texts of the family's area, and those shared with the rest, by domain. */
export const english = {
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
    overview,
    partnerSchools,
    password,
    passwordReason,
    pay,
    payments,
    pick,
    profile,
    queries,
    reviews,
    session,
    shared,
    shortlist,
    stage,
  },
}
