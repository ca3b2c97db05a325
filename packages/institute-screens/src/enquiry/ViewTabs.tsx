import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslations } from '@pravesh/console-kit'
import { enquiryCountBound } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { useListContext } from 'react-admin'
import { type EnquiryView, viewIn, withoutView } from './views.ts'

type TabsProps<Count extends string> = {
  views: readonly EnquiryView<Count>[]
  /** Undefined until they were read. */
  counts: Readonly<Record<Count, number>> | undefined
  /** Names of counts that are at least as many. */
  isBounded?: (count: Count) => boolean
}

/** Tabs that filter a list of enquiries by what is to be done, each with its number. */
export function ViewTabs<Count extends string>({
  views,
  counts,
  isBounded = (count) => (counts?.[count] ?? 0) >= enquiryCountBound,
}: TabsProps<Count>) {
  const { filterValues, setFilters, setSort } = useListContext()
  const { translate, word, language } = useTranslations()
  const labelOf = ({ title, count }: EnquiryView<Count>) => {
    const number = count && counts ? counts[count] : 0
    return count && number > 0 ? `${word(title)} ${formatCount(number, language, isBounded(count))}` : word(title)
  }
  const choose = (name: string) => {
    const view = views.find((candidate) => candidate.name === name)
    if (!view) return
    setFilters({ ...withoutView(views, filterValues), ...view.filter })
    setSort(view.sort)
  }
  return (
    <Tabs
      value={viewIn(views, filterValues)?.name ?? false}
      onChange={(_event, name: string) => choose(name)}
      aria-label={translate(inboxTexts.whichEnquiries)}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ mb: 2, '& .MuiTab-root': { minWidth: 0, px: 1.25 } }}
    >
      {views.map((view) => (
        <Tab key={view.name} value={view.name} label={labelOf(view)} />
      ))}
    </Tabs>
  )
}
