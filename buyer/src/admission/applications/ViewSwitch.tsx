import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslations } from '@pravesh/console-kit'
import { decisionTexts } from '@pravesh/messages/screens/institute/decisions'
import { useSearchParams } from 'react-router-dom'

/** Switches between list, board and schedule; the address keeps which one. */
export function ViewSwitch() {
  const { translate } = useTranslations()
  const [search, setSearch] = useSearchParams()
  const shown = search.get('view')
  const view = shown === 'board' || shown === 'schedule' ? shown : 'list'
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_event, next: unknown) => setSearch(next === 'board' || next === 'schedule' ? { view: next } : {})}
      aria-label={translate(decisionTexts.view)}
    >
      <ToggleButton value="list">{translate(decisionTexts.list)}</ToggleButton>
      <ToggleButton value="board">{translate(decisionTexts.board)}</ToggleButton>
      <ToggleButton value="schedule">{translate(decisionTexts.schedule)}</ToggleButton>
    </ToggleButtonGroup>
  )
}
