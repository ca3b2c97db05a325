import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslations } from '@pravesh/console-kit'
import { useListContext } from 'react-admin'

const choices = [
  ['open', 'enquiry.toAnswer'],
  ['overdue', 'enquiry.late'],
  ['all', 'enquiry.everything'],
] as const

/** Filters the list by waiting for a reply, the longest waiting first, by late, or not at all. */
export function ReplyDueFilter() {
  const { filterValues, setFilters, setSort } = useListContext()
  const { text } = useTranslations()
  const { replyDue, ...others } = filterValues
  const choose = (choice: unknown) => {
    // A press on the selected choice answers null and changes nothing.
    if (choice === null) return
    const isNarrowed = choice !== 'all'
    setFilters(isNarrowed ? { ...others, replyDue: choice } : others)
    setSort({ field: 'createdAt', order: isNarrowed ? 'ASC' : 'DESC' })
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={typeof replyDue === 'string' ? replyDue : 'all'}
      onChange={(_event, choice: unknown) => choose(choice)}
      aria-label={text('enquiry.narrowBy')}
      sx={{ mb: 2 }}
    >
      {choices.map(([value, label]) => (
        <ToggleButton key={value} value={value} sx={{ px: 2 }}>
          {text(label)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
