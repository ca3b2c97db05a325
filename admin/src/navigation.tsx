import Apartment from '@mui/icons-material/Apartment'
import Article from '@mui/icons-material/Article'
import Category from '@mui/icons-material/Category'
import Drafts from '@mui/icons-material/Drafts'
import EventNote from '@mui/icons-material/EventNote'
import Forum from '@mui/icons-material/Forum'
import Place from '@mui/icons-material/Place'
import type { NavigationGroup, NavigationItem } from '@pravesh/console-kit'
import { type Area, entities } from '@pravesh/contract'

const ofArea = (area: Area): NavigationItem[] =>
  entities
    .filter((entity) => entity.area === area)
    .map(({ name, label, plural }) => ({
      label: plural,
      to: `/${name}`,
      add: { label: `Add ${label.toLowerCase()}`, to: `/${name}/create` },
    }))

/** The administrators' work by group. */
export const navigation: readonly NavigationGroup[] = [
  {
    name: 'institutes',
    label: 'Institutes',
    icon: <Apartment />,
    items: [
      { label: 'Schools', to: '/schools', add: { label: 'Add school', to: '/schools/create' } },
      { label: 'Colleges', to: '/colleges', add: { label: 'Add college', to: '/colleges/create' } },
      { label: 'Proposals', to: '/proposals' },
    ],
  },
  { name: 'catalogue', label: 'Catalogue', icon: <Category />, items: ofArea('catalogue') },
  { name: 'places', label: 'Places', icon: <Place />, items: ofArea('places') },
  { name: 'exams', label: 'Exams', icon: <EventNote />, items: ofArea('exams') },
  { name: 'content', label: 'Content', icon: <Article />, items: ofArea('content') },
  {
    name: 'enquiries',
    label: 'Enquiries',
    icon: <Forum />,
    items: [
      { label: 'Free counselling', to: '/free-counselling' },
      { label: 'People with an account', to: '/existing-enquiries' },
    ],
  },
  { name: 'templates', label: 'Templates', icon: <Drafts />, items: ofArea('templates') },
]
