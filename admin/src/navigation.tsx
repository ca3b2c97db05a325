import Apartment from '@mui/icons-material/Apartment'
import Article from '@mui/icons-material/Article'
import Category from '@mui/icons-material/Category'
import Drafts from '@mui/icons-material/Drafts'
import EventNote from '@mui/icons-material/EventNote'
import Forum from '@mui/icons-material/Forum'
import Payments from '@mui/icons-material/Payments'
import Place from '@mui/icons-material/Place'
import Settings from '@mui/icons-material/Settings'
import type { NavigationGroup, NavigationItem } from '@pravesh/console-kit'
import { entityLabel, entityPlural } from '@pravesh/console-kit/language/declared-messages'
import { type Area, entities } from '@pravesh/contract'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { kindLists, listTitle } from './enquiries/kinds.ts'

const ofArea = (area: Area): NavigationItem[] =>
  entities
    .filter((entity) => entity.area === area)
    .map((entity) => ({
      label: entityPlural(entity),
      to: `/${entity.name}`,
      filter: noFilter,
      add: { label: { add: entityLabel(entity) }, to: `/${entity.name}/create` },
    }))

/** A list opens without a filter: the filter of another page's link does not apply to the next visit. */
const noFilter = {}
/** Initial filters of queues. */
const [waiting, unanswered, failed] = [{ waiting: true }, { answered: false }, { status: 'failed' }]

/** The administrators' work by group. */
export const navigation: readonly NavigationGroup[] = [
  {
    name: 'institutes',
    label: 'console.institutes',
    icon: <Apartment />,
    items: [
      {
        label: 'console.schools',
        to: '/schools',
        filter: noFilter,
        add: { label: 'console.addSchool', to: '/schools/create' },
      },
      {
        label: 'console.colleges',
        to: '/colleges',
        filter: noFilter,
        add: { label: 'console.addCollege', to: '/colleges/create' },
      },
      { label: 'console.proposals', to: '/proposals', filter: noFilter },
      { label: 'application.many', to: '/applications', filter: noFilter },
      { label: menuTexts.partnerApplications, to: '/partners', filter: noFilter },
      { label: menuTexts.changesOfInstitutes, to: '/institute-changes', filter: noFilter },
      { label: menuTexts.thirdPartyServices, to: '/third-party-services', filter: noFilter },
      { label: menuTexts.thirdPartyCourses, to: '/third-party-courses', filter: noFilter },
    ],
  },
  {
    name: 'catalogue',
    label: 'console.catalogue',
    icon: <Category />,
    items: [...ofArea('catalogue'), { label: menuTexts.imports, to: '/imports' }],
  },
  { name: 'places', label: 'console.places', icon: <Place />, items: ofArea('places') },
  { name: 'exams', label: 'console.exams', icon: <EventNote />, items: ofArea('exams') },
  {
    name: 'content',
    label: 'console.content',
    icon: <Article />,
    items: [
      ...ofArea('content'),
      { label: 'review.many', to: '/reviews', filter: waiting },
      { label: menuTexts.searches, to: '/search-term' },
      { label: 'scheduled.title', to: '/scheduled' },
    ],
  },
  {
    name: 'enquiries',
    label: 'console.enquiries',
    icon: <Forum />,
    items: [
      { label: menuTexts.inbox, to: '/enquiries', filter: unanswered },
      ...kindLists.map((list) => ({ label: listTitle(list), to: `/${list.name}`, filter: unanswered })),
      { label: 'console.knownPeople', to: '/existing-enquiries' },
      { label: menuTexts.mailsToMany, to: '/mails' },
      { label: menuTexts.stoppedAddresses, to: '/suppressions', filter: noFilter },
      { label: menuTexts.unreachableInstitutes, to: '/unreachable-institutes', filter: noFilter },
      { label: menuTexts.changeLog, to: '/enquiry-changes', filter: noFilter },
    ],
  },
  {
    name: 'money',
    label: menuTexts.money,
    icon: <Payments />,
    items: [
      { label: menuTexts.payments, to: '/payments', filter: noFilter },
      { label: menuTexts.reconciliation, to: '/reconciliation' },
    ],
  },
  { name: 'templates', label: 'console.templates', icon: <Drafts />, items: ofArea('templates') },
  {
    name: 'operations',
    label: menuTexts.operations,
    icon: <Settings />,
    items: [
      { label: menuTexts.accounts, to: '/accounts', filter: noFilter },
      { label: menuTexts.people, to: '/team', filter: noFilter },
      { label: menuTexts.securityLog, to: '/security-log', filter: noFilter },
      { label: menuTexts.jobs, to: '/jobs', filter: failed },
      { label: menuTexts.bin, to: '/bin', filter: noFilter },
      { label: menuTexts.redirects, to: '/redirects', filter: noFilter },
      { label: menuTexts.changesOfCatalogues, to: '/catalogue-changes', filter: noFilter },
      { label: menuTexts.settings, to: '/settings' },
    ],
  },
]
