import type { Words } from './words.ts'

const status =
  'draft: being written; review: to be read by another; scheduled: meant for the moment in `publishAt`; published: everybody sees it; archived: taken off. Only published is shown'
const published = 'SchoolRow,CollegeRow,BuyerInstitute,exam-list,career,articles,school-content,college-content'

/** What every published thing has: its slug, its state, and what search engines are told. */
export const publishing: Words = {
  url: 'Slug in addresses: small letters, digits and single hyphens; no two of a kind share one',
  'SchoolRow,SchoolCard,PartnerSchool/url': 'Slug of the school’s page; a former one leads to it still',
  'CollegeRow,CollegeCard/url': 'Slug of the college’s page; a former one leads to it still',
  'BuyerInstitute/url': 'Slug of the institute’s page',
  'institutes.url': 'Slug of the institute’s page',
  '?url': 'Slug of the page',
  ':url': 'Slug of the page',
  [`${published}/status`]: status,
  'institutes.status': status,
  'admin.school.list,admin.college.list/status': 'Only those in this state of publication',
  seo: 'What search engines are told; a part is null where the page’s own words stand',
  'seo.title': 'Title in place of the page’s own',
  'seo.description': 'Description in place of the page’s own',
  'seo.image': 'Picture for sharing: a web address, or a path on this site',
}
