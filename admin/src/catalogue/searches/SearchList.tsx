import Chip from '@mui/material/Chip'
import { translations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type SearchTerm, searchPeriods } from '@pravesh/contract'
import { formatCount, formatDate } from '@pravesh/messages'
import { searchTexts } from '@pravesh/messages/screens/catalogue/searches'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { MakeSynonym } from './MakeSynonym.tsx'
import { SearchTabs } from './SearchTabs.tsx'

type Column = Omit<ListColumn, 'render'> & { render: (term: SearchTerm) => ReactNode }
const count = (value: number) => formatCount(value, translations().language)

const columns: readonly Column[] = [
  {
    name: 'text',
    label: searchTexts.whatWasTyped,
    render: ({ text, isDemo }) => (
      <>
        {text} {isDemo && <Chip size="small" variant="outlined" label={translations().translate(searchTexts.demo)} />}
      </>
    ),
    sortable: true,
  },
  {
    name: 'count',
    label: searchTexts.howOften,
    render: (term) => count(term.count),
    sortable: true,
    right: true,
    short: true,
  },
  {
    name: 'foundNothing',
    label: searchTexts.foundNothing,
    render: ({ foundNothing }) => count(foundNothing),
    sortable: true,
    right: true,
    short: true,
  },
  {
    name: 'notUnderstood',
    label: searchTexts.notUnderstood,
    render: ({ notUnderstood }) => notUnderstood,
    sortable: false,
  },
  {
    name: 'outcome',
    label: searchTexts.ledTo,
    render: ({ outcome }) => optionLabel(outcome),
    sortable: false,
    short: true,
  },
  {
    name: 'lastDay',
    label: searchTexts.lastSearched,
    render: ({ lastDay }) => formatDate(lastDay, translations().language),
    sortable: true,
    short: true,
  },
  { name: 'synonym', label: sharedTexts.action, render: (term) => <MakeSynonym term={term} />, sortable: false },
]
const filters = {
  days: { kind: 'choice', options: searchPeriods, message: searchTexts.periodInDays },
} as const satisfies OwnFields
const mostFirst = { field: 'count', order: 'DESC' as const }
const thisWeek = { days: '7' }

/** Visitors' searches: the most frequent, and those without a result, with a link for making a synonym. */
export const SearchList = () => (
  <ListPage
    plural={menuTexts.searches}
    add=""
    columns={columns}
    filters={filters}
    perPage={50}
    sort={mostFirst}
    filterDefaultValues={thisWeek}
    above={<SearchTabs />}
    canChange={false}
  />
)
