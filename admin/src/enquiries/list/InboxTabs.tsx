import Alert from '@mui/material/Alert'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslations } from '@pravesh/console-kit'
import { type EnquiryCounts, type EnquiryKind, enquiryCountBound } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { useListContext } from 'react-admin'
import { useRead } from '../../api.ts'
import { useStaff } from '../staff.ts'
import { type InboxView, viewIn, viewsOf, withoutView } from './views.ts'

const sumOf = (counts: readonly EnquiryCounts[], name: NonNullable<InboxView['count']>) =>
  counts.reduce((sum, count) => sum + count[name], 0)

/** Tabs that filter the list by pending work, with the number of waiting enquiries. `kind` counts one kind alone. */
export function InboxTabs({ kind }: { kind?: EnquiryKind | undefined }) {
  const { filterValues, setFilters, setSort } = useListContext()
  const { translate, word, language } = useTranslations()
  const { me } = useStaff()
  const { data: response } = useRead('enquiries', 'counts')
  const counts = (response?.data ?? []).filter((count) => kind === undefined || count.kind === kind)
  const views = viewsOf(me?.id)
  const labelOf = ({ title, count }: InboxView) => {
    const number = count && response ? sumOf(counts, count) : 0
    const isBounded = count !== undefined && counts.some((kindCounts) => kindCounts[count] >= enquiryCountBound)
    return number > 0 ? `${word(title)} ${formatCount(number, language, isBounded)}` : word(title)
  }
  const choose = (name: string) => {
    const view = views.find((candidate) => candidate.name === name)
    if (!view) return
    setFilters({ ...withoutView(filterValues), ...view.filter })
    setSort(view.sort)
  }
  return (
    <>
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
      {filterValues.deleted && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {translate(inboxTexts.deletedEnquiriesCanBeRestored)}
        </Alert>
      )}
    </>
  )
}
