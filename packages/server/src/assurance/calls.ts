/** The calls of the specification's section 7, `METHOD /path`, parameters as `:`. `extra` holds what wire.md adds. */
const each = (path: string, methods = 'GET POST PUT DELETE'): string[] => methods.split(' ').map((m) => `${m} ${path}`)
const all = (paths: string, methods?: string): string[] => paths.split(' ').flatMap((path) => each(path, methods))
const under = (base: string, names: string, methods?: string): string[] =>
  names.split(' ').flatMap((name) => each(`${base}/${name}`, methods))

const kinds = 'school college exam career article course'
const publicCalls = [
  ...under('/public', kinds, 'GET'),
  ...under('/public', 'schools/: colleges/: exams/: careers/: articles/: courses/:', 'GET'),
  ...under('/public/find', 'schools colleges exams courses', 'GET'),
  ...under('/public/landing-page', 'recommended-colleges/: recommended-schools articles', 'GET'),
  ...under('/public', 'exam/: recommend-top-colleges career-opportunities career-opportunities/category', 'GET'),
  ...under('/public', 'articles-related recommended-colleges', 'GET'),
]
const open = [
  ...under('/open/enquiry', 'studyindia footer-enquiry :', 'POST'),
  ...under(
    '/open',
    'buyer-login student-login admin-login student-signup school-signup otp otp/verify forgot-password',
    'POST',
  ),
  ...under('/open', 'location-type/: education-type school-names sc-courses/:', 'GET'),
  ...under('/open/enquiry', 'get-free-counselling get-existing-user-enq', 'GET'),
]
const buyer = [
  ...under('/buyer', 'home institute', 'GET'),
  ...under('/buyer', 'institute-details/: general-enquiry/: admission-enquiry/:', 'GET PUT'),
  ...under('/buyer', 'grade-fee/: faqs/:', 'GET POST'),
  ...each('/buyer/awards/:'),
  ...each('/buyer/faq/:/:', 'GET PUT DELETE'),
]
const lookUps =
  'schooltype school-city school-location collegetype specialization company-placement category college-city course ' +
  'course-delivery course-level template sc-facilities schoolfacility cost-of-study email-template exam-list exam-level ' +
  'career articles article-category school-content college-content'
const admin = [
  ...under('/admin', 'school-details college-details', 'GET POST'),
  ...under('/admin', 'school-details/: college-details/:', 'GET PUT DELETE'),
  ...under('/admin', 'college-media/:', 'GET POST PUT'),
  ...under('/admin', 'college-course/: college-contact/: college-additional/: faq/: awards/:'),
  ...each('/admin/college-placement/:', 'GET PUT'),
  ...under('/admin', lookUps),
  ...each('/admin/accordion-content', 'POST PUT'),
  ...each('/admin/become-partner', 'GET POST PUT'),
  'GET /admin/become-partner/:',
  'PUT /admin/become-partner-add',
  ...each('/admin/grade-fees/:', 'GET POST'),
  ...each('/admin/enquiry/student'),
  'GET /admin/enquiry/studyindia',
  ...each('/admin/enquiry/studyindia/:', 'GET PUT DELETE'),
  ...under('/admin/enquiry/studyindia', 'mail/: mails', 'POST'),
  'GET /admin/enquiry/admission/school',
  ...each('/admin/enquiry/admission/college', 'GET DELETE'),
  'PUT /admin/enquiry/remark/:',
  ...under('/admin/enquiry', 'partner-enquiry career career-footer exam', 'GET DELETE'),
  'PUT /admin/enquiry/career/:',
  ...under('/admin', 'get-third-party-services get-third-party-courses', 'GET'),
]
const student = [
  ...under(
    '/student',
    'dashboard school-dashboard profile application-form college-doc institute-payment enquiry review bank-detail ' +
      'partner-schools documents manage-child shortlist my-cart',
    'GET',
  ),
  ...under('/student', 'profile application-form college-doc bank-detail password documents manage-child', 'PUT'),
  ...under('/student', 'shortlist enquiry bank-detail manage-child my-cart', 'POST'),
  ...under('/student', 'college-doc shortlist documents/: manage-child my-cart', 'DELETE'),
  ...under('/student', 'child-common-form/: shortlist-form/:', 'GET PUT'),
  'POST /payment/order',
  'POST /student/payment-success',
]
export const specified = [...publicCalls, ...open, ...buyer, ...admin, ...student]
export const extra = [
  'POST /open/payment/webhook',
  ...all('/student/logout /buyer/logout /admin/logout', 'POST'),
  ...each('/admin/accordion-content', 'GET DELETE'),
  ...each('/student/review', 'POST PUT DELETE'),
]
