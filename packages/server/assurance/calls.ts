/** The required calls (docs/specification.md, section 7), `METHOD /path`, parameters as `:`. `extra` contains later additions. */
const callsOf = (path: string, methods = 'GET POST PUT DELETE'): string[] =>
  methods.split(' ').map((m) => `${m} ${path}`)
const all = (paths: string, methods?: string): string[] => paths.split(' ').flatMap((path) => callsOf(path, methods))
const under = (base: string, names: string, methods?: string): string[] =>
  names.split(' ').flatMap((name) => callsOf(`${base}/${name}`, methods))

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
  ...under('/open', 'location-type/: pincode/: education-type school-names sc-courses/:', 'GET'),
  ...under('/open/enquiry', 'get-free-counselling get-existing-user-enq', 'GET'),
]
const buyer = [
  ...under('/buyer', 'home institute', 'GET'),
  ...under('/buyer', 'institute-details/: general-enquiry/: admission-enquiry/:', 'GET PUT'),
  ...under('/buyer', 'grade-fee/: faqs/:', 'GET POST'),
  ...callsOf('/buyer/awards/:'),
  ...callsOf('/buyer/faq/:/:', 'GET PUT DELETE'),
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
  ...callsOf('/admin/college-placement/:', 'GET PUT'),
  ...under('/admin', lookUps),
  ...callsOf('/admin/accordion-content', 'POST PUT'),
  ...callsOf('/admin/become-partner', 'GET POST PUT'),
  'GET /admin/become-partner/:',
  'PUT /admin/become-partner-add',
  ...callsOf('/admin/grade-fees/:', 'GET POST'),
  ...callsOf('/admin/enquiry/student'),
  'GET /admin/enquiry/studyindia',
  ...callsOf('/admin/enquiry/studyindia/:', 'GET PUT DELETE'),
  ...under('/admin/enquiry/studyindia', 'mail/: mails', 'POST'),
  'GET /admin/enquiry/admission/school',
  ...callsOf('/admin/enquiry/admission/college', 'GET DELETE'),
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
  'GET /public/landing-page/closing-days',
  'POST /open/payment/webhook',
  ...all('/student/logout /buyer/logout /admin/logout', 'POST'),
  ...callsOf('/admin/accordion-content', 'GET DELETE'),
  ...callsOf('/student/review', 'POST PUT DELETE'),
  ...all('/student/email-code /student/email-code/verify', 'POST'),
  ...under('/admin', 'third-party-services third-party-courses', 'POST PUT DELETE'),
  ...callsOf('/admin/enquiry', 'GET DELETE'),
  ...under('/admin/enquiry', 'one/: counts export changes', 'GET'),
  ...all('/admin/enquiry/restore', 'PUT'),
  ...under('/admin/enquiry/studyindia/mails', 'preview test :/cancel', 'POST'),
  ...under('/admin/enquiry/studyindia/mails', ':/people', 'GET'),
  ...callsOf('/admin/suppressions', 'GET DELETE'),
  ...callsOf('/open/unsubscribe/:', 'GET POST DELETE'),
  'POST /open/mail/bounce',
  ...all('/admin/enquiry/admission/school', 'DELETE'),
]

/** Queries named in docs/specification.md (sections 7 and 9), with the expected limit if it names one. */
export const queries: readonly (readonly [address: string, limit?: number])[] = [
  [
    '/public/schools/all?state=delhi&city=new-delhi&board=cbse&gender=co-ed&classLevel=1&medium=english&feeMin=0&feeMax=900000&ratingMin=1',
  ],
  ['/public/schools/all?near=28.6,77.2&radiusKm=10&sort=distance&offset=20'],
  ['/public/schools/all?facility=library&facility=hostel&admissionsOpen=true&type=government&location=dwarka'],
  [
    '/public/colleges/all?state=delhi&city=new-delhi&category=engineering&course=btech&level=undergraduate&delivery=full-time&naac=A&nirfMax=100&sort=rank',
  ],
  [
    '/public/colleges/all?type=autonomous-college&specialization=robotics&ownership=private&feeMin=1&feeMax=900000&exam=jee-main',
  ],
  ['/public/exams/all?level=ug&stream=engineering&mode=online'],
  ['/public/careers/all?category=engineering&offset=40'],
  ['/public/articles/all?category=school-admissions&page=1&limit=5'],
  ...['relevance', 'rating', 'feeAsc', 'feeDesc', 'name', 'newest'].map(
    (sort) => [`/public/schools/all?sort=${sort}`] as const,
  ),
  ...['schools', 'colleges', 'exams', 'courses'].map((kind) => [`/public/find/${kind}?search=a`] as const),
  ['/public/landing-page/recommended-schools/?type=government'],
  ['/public/career-opportunities?search=engineer'],
  ['/public/recommended-colleges?limit=3'],
  ['/open/location-type/schoolstate'],
  ['/open/location-type/schoolcity?state=32'],
  ['/open/location-type/schoollocation?city=2'],
  ['/open/location-type/collegestate'],
  ['/open/location-type/collegecity?state=14'],
  ['/open/pincode/110001'],
  ['/open/education-type/?type=category'],
  ['/open/education-type/?type=course&category_id=1'],
  ['/open/education-type/?type=specialization&course_id=1'],
  ['/open/education-type/?type=courselevel'],
  ['/open/school-names?search=modern&page=1&page_size=5'],
  ['/open/enquiry/get-free-counselling?page=1&limit=5&search=a', 5],
  ['/open/enquiry/get-existing-user-enq?page=1&limit=5&search=a', 5],
  ['/buyer/home'],
  ['/buyer/awards/:sid?course_id=1&search=green'],
  ['/buyer/faqs/:sid?search=bus&page=1', 50],
  ['/buyer/general-enquiry/:sid?page=1&limit=5&search=bus', 5],
  ['/buyer/admission-enquiry/:sid?page=1&limit=5&search=bus', 5],
  ['/admin/school-details?page=1&search=modern&isPartner=true', 50],
  ['/admin/college-details?search=institute', 10],
  ['/admin/college-course/1', 50],
  ['/admin/college-placement/1?search=2025'],
  ['/admin/faq/1?type=school'],
  ['/admin/awards/1?type=college'],
  ['/admin/school-city?limit=300', 300],
  ['/admin/school-location?limit=300', 300],
  ['/admin/articles?limit=1', 1],
  ['/admin/enquiry/studyindia?date1=2026-01-01&date2=2026-12-31&std=undergraduate'],
  ['/admin/enquiry/admission/school?user=1'],
  ['/admin/enquiry/admission/college?user=1'],
  ['/admin/template?template_for=general'],
  ['/admin/get-third-party-services?type=meritto'],
  ['/admin/get-third-party-courses?eid=1'],
  ['/student/partner-schools?search=modern'],
]
