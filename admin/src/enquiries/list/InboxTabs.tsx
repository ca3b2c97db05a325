import Alert from '@mui/material/Alert'
import { useTranslations } from '@pravesh/console-kit'
import { type EnquiryCounts, type EnquiryKind, enquiryCountBound } from '@pravesh/contract'
import { ViewTabs } from '@pravesh/institute-screens/enquiry/ViewTabs'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { useListContext } from 'react-admin'
import { useRead } from '../../api.ts'
import { useStaff } from '../staff.ts'
import { viewsOf } from './views.ts'

type CountName = keyof Omit<EnquiryCounts, 'kind'>

/** Tabs that filter the list by pending work, with the number of waiting enquiries. `kind` counts one kind alone. */
export function InboxTabs({ kind }: { kind?: EnquiryKind | undefined }) {
  const { filterValues } = useListContext()
  const { translate } = useTranslations()
  const { me } = useStaff()
  const { data: response } = useRead('enquiries', 'counts')
  const counts = (response?.data ?? []).filter((count) => kind === undefined || count.kind === kind)
  const sumOf = (name: CountName) => counts.reduce((sum, count) => sum + count[name], 0)
  const sums = {
    ...{ open: sumOf('open'), overdue: sumOf('overdue') },
    ...{ unassigned: sumOf('unassigned'), unread: sumOf('unread') },
  }
  return (
    <>
      <ViewTabs
        views={viewsOf(me?.id)}
        counts={response && sums}
        isBounded={(name) => counts.some((count) => count[name] >= enquiryCountBound)}
      />
      {filterValues.deleted && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {translate(inboxTexts.deletedEnquiriesCanBeRestored)}
        </Alert>
      )}
    </>
  )
}
