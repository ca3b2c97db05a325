import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type LabelKey, useTranslations } from '@pravesh/console-kit'
import { reviewTexts } from '@pravesh/messages/screens/people/reviews'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useListContext } from 'react-admin'

type View = { name: string; title: LabelKey; filter: Readonly<Record<string, unknown>>; isOldestFirst?: true }

const views: readonly View[] = [
  { name: 'waiting', title: sharedTexts.waiting, filter: { waiting: true }, isOldestFirst: true },
  { name: 'published', title: sharedTexts.published, filter: { status: 'published' } },
  { name: 'rejected', title: reviewTexts.refused, filter: { status: 'rejected' } },
  { name: 'all', title: sharedTexts.all, filter: {} },
]
/** Waiting reviews are listed with the longest waiting first. */
export const oldestFirst = { field: 'waitingSince', order: 'ASC' as const }
const newestFirst = { field: 'createdAt', order: 'DESC' as const }

/** Filters the list by waiting, published, rejected, or all. */
export function ReviewTabs() {
  const { filterValues, setFilters, setSort } = useListContext()
  const { translate, word } = useTranslations()
  const { waiting, status, ...others } = filterValues
  const current = waiting ? 'waiting' : (views.find(({ filter }) => filter.status === status)?.name ?? 'all')
  const choose = (name: string) => {
    const view = views.find((candidate) => candidate.name === name)
    if (!view) return
    setFilters({ ...others, ...view.filter })
    setSort(view.isOldestFirst ? oldestFirst : newestFirst)
  }
  return (
    <Tabs
      value={current}
      onChange={(_event, name: string) => choose(name)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate(reviewTexts.whichReviews)}
      sx={{ mb: 2 }}
    >
      {views.map(({ name, title }) => (
        <Tab key={name} value={name} label={word(title)} />
      ))}
    </Tabs>
  )
}
