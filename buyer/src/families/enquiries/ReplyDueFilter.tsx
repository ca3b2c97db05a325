import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type LabelKey, useTranslations } from '@pravesh/console-kit'
import { workTexts } from '@pravesh/messages/screens/institute/work'
import { useListContext } from 'react-admin'

type Choice = { name: string; label: LabelKey; filter: { replyDue?: string; received?: string } }
const choices = [
  { name: 'open', label: 'enquiry.toAnswer', filter: { replyDue: 'open' } },
  { name: 'soon', label: workTexts.dueSoon, filter: { replyDue: 'soon' } },
  { name: 'overdue', label: 'enquiry.late', filter: { replyDue: 'overdue' } },
  { name: 'today', label: workTexts.today, filter: { received: 'today' } },
  { name: 'all', label: 'enquiry.everything', filter: {} },
] as const satisfies readonly Choice[]

/** Filters the list by waiting for a reply, the longest waiting first, by due soon, late or today, or not at all. */
export function ReplyDueFilter() {
  const { filterValues, setFilters, setSort } = useListContext()
  const { text, word } = useTranslations()
  const { replyDue, received, ...others } = filterValues
  const current: unknown = received ?? replyDue ?? 'all'
  const choose = (choice: unknown) => {
    // A press on the selected choice answers null and changes nothing.
    const filter = choices.find(({ name }) => name === choice)?.filter
    if (!filter) return
    setFilters({ ...others, ...filter })
    setSort({ field: 'createdAt', order: 'replyDue' in filter ? 'ASC' : 'DESC' })
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={current}
      onChange={(_event, choice: unknown) => choose(choice)}
      aria-label={text('enquiry.narrowBy')}
      sx={{ mb: 2, flexWrap: 'wrap' }}
    >
      {choices.map(({ name, label }) => (
        <ToggleButton key={name} value={name} sx={{ px: 2 }}>
          {word(label)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
