import {
  accountEndpoints,
  admissionEndpoints,
  studentEndpoints as calls,
  familyNoticeEndpoints,
} from '@pravesh/contract'
import { declareParent } from '../../people/admission/form/parent.ts'
import { consentsOf } from '../../people/enquiry/institute/consents.ts'
import { sendEmailCode, verifyEmail } from '../../people/session/codes/email-code.ts'
import { endSessions, sessionsOf } from '../../people/session/tokens.ts'
import { actorOf, type Bound, bind, type Call, type RouteServices } from '../../platform/http/bind.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { onePage, removed, writeResponse } from '../../platform/http/response/responses.ts'
import { notifyByMail } from '../../services/mail/notify.ts'
import { dashboardOf, schoolDashboardOf } from './dashboard.ts'
import { changeFamilyNotices, familyNotices } from './notice-settings.ts'
import { listPartnerSchools } from './partner-schools.ts'
import { changeProfile, profileOf } from './profile.ts'
import { changeShortlistForm } from './shortlist-form/change.ts'
import { chooseCourse } from './shortlist-form/choose-course.ts'
import { readShortlistForm } from './shortlist-form/read.ts'
import { signUp } from './sign-up.ts'

const me = (call: Call) => actorOf(call).account

/** Sign-up needs accounts, institutes and their admissions at once. */
const signUpRoutes = ({ db, config }: Pick<RouteServices, 'db' | 'config'>): Bound[] => [
  bind(accountEndpoints.studentSignup, ({ body: { date_of_birth, ...rest } }, call) =>
    signUp({ db, config }, { ...rest, track: 'college', dateOfBirth: date_of_birth, emailField: 'email' }, call),
  ),
  bind(accountEndpoints.schoolSignup, ({ body: { parent_name, parent_email, ...rest } }, call) =>
    signUp(
      { db, config },
      { ...rest, track: 'school', name: parent_name, email: parent_email ?? null, emailField: 'parent_email' },
      call,
    ),
  ),
]

/** A family's endpoints over several modules. Every handler receives the account first. */
export function routes({ db, config }: RouteServices): Bound[] {
  const notify = notifyByMail(config)
  return [
    ...signUpRoutes({ db, config }),
    bind(calls.dashboard, async (_input, c) => ({ data: await dashboardOf(db, me(c), c.language) })),
    bind(calls.schoolDashboard, async (_input, c) => ({ data: await schoolDashboardOf(db, me(c), c.language) })),
    bind(calls.profile, async (_input, c) => ({ data: await profileOf(db, me(c)) })),
    bind(calls.changeProfile, ({ body }, c) =>
      writeResponse(changeProfile({ db, config }, c, body), 'Profile Updated Successfully'),
    ),
    bind(calls.sessions, async (_input, c) => onePage(await sessionsOf(db, actorOf(c)))),
    bind(calls.endSessions, ({ query, body }, c) =>
      removed(endSessions(db, config, c, requestedIds(query, body)), 'Signed Out Successfully'),
    ),
    bind(calls.consents, ({ query }, c) => consentsOf(db, me(c), query)),
    bind(calls.addConsent, async ({ body }, c) => {
      await declareParent(db, actorOf(c), body, c)
      return writeResponse(profileOf(db, me(c)), 'Consent Recorded Successfully')
    }),
    bind(calls.sendEmailCode, (_input, c) => sendEmailCode(db, config, me(c), c.from)),
    bind(calls.verifyEmail, async ({ body }, c) => {
      await verifyEmail(db, config, c, body.otp)
      return writeResponse(profileOf(db, me(c)), 'Profile Updated Successfully')
    }),
    bind(familyNoticeEndpoints.notices, async (_input, c) => ({
      data: await familyNotices(db, config, me(c), c.language),
    })),
    bind(familyNoticeEndpoints.changeNotices, ({ body }, c) =>
      writeResponse(changeFamilyNotices(db, config, me(c), body, c.language), 'Notices Updated Successfully'),
    ),
    bind(calls.partnerSchools, ({ query }, c) => listPartnerSchools(db, query, c.language)),
    bind(admissionEndpoints.shortlistForm, async ({ params, query }, c) => ({
      data: await readShortlistForm(db, config, me(c), { ...params, ...query }, c.language),
    })),
    bind(admissionEndpoints.changeShortlistForm, ({ params, query, body }, c) =>
      writeResponse(
        changeShortlistForm({ db, config, notify }, actorOf(c), { ...params, ...query }, body, c.language),
        'Form Updated Successfully',
      ),
    ),
    bind(admissionEndpoints.changeShortlist, ({ body }, c) =>
      writeResponse(chooseCourse(db, actorOf(c), body, c.language), 'Shortlist Updated Successfully'),
    ),
  ]
}
