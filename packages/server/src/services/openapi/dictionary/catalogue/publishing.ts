import type { Descriptions } from '../shared.ts'

const status =
  'draft: being written; review: to be read by another; scheduled: published by itself at `publishAt`; published: everybody sees it; archived: taken off. Only published is shown'
const published = 'SchoolRow,CollegeRow,BuyerInstitute,exam-list,career,articles,school-content,college-content'

/** Fields of every published record: its slug, its state, and its metadata for search engines. */
export const publishing: Descriptions = {
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
  'PublicationState/publishAt': 'When a scheduled record is published; null where no time is set',
  'PublicationState/unpublishAt': 'When a published record is taken off; null: never',
  'PublicationState/status': status,
  'ScheduledChange/id': 'Kind, record and action with colons between: unique in the list',
  'ScheduledChange,PublicationState,admin.scheduled.cancel/kind':
    'Kind of the record: schools, colleges, or the path of a catalogue such as articles',
  'ScheduledChange,PublicationState,admin.scheduled.cancel/record': 'Id of the record of this kind',
  'ScheduledChange,admin.scheduled.cancel/action': 'publish: it goes out; unpublish: it is taken off and archived',
  'ScheduledChange/name': 'Name or title of the record',
  'ScheduledChange/at': 'When it happens: ISO 8601, in UTC',
  'ScheduledChange/by': 'Who scheduled it, by the change log; null where that does not say',
  'admin.scheduled.cancel/updatedAt':
    '`updatedAt` as you read it: refused with CONFLICT where somebody has saved the record since',
  'admin.scheduled.list/?kind': 'Only records of this kind',
  'admin.scheduled.list/?action': 'Only what is to be published, or only what is to be taken off',
  'admin.preview/kind': 'Kind of the record: schools, colleges, or the path of a catalogue such as articles',
  'admin.preview/record': 'Id of the record of this kind',
  'PreviewAddress/path': 'Path on the site, with its signature; `/hi` before it leads to the page in Hindi',
  'PreviewAddress/expiresAt': 'When the address stops to work: ISO 8601, in UTC',
  seo: 'What search engines are told; a part is null where the page’s own words stand',
  'seo.title': 'Title in place of the page’s own',
  'seo.description': 'Description in place of the page’s own',
  'seo.image': 'Picture for sharing: a web address, or a path on this site',
}
