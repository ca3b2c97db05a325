import { type Theme, useMediaQuery } from '@mui/material'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { applicationGroups, type StaffApplicationRow } from '@pravesh/contract'
import { MoveDialog } from '@pravesh/institute-screens/application/MoveDialog'
import { type MoveOption, moveOptions, statusLabel } from '@pravesh/institute-screens/application/status-label'
import { useAct } from '@pravesh/institute-screens/application/use-act'
import { formatCount } from '@pravesh/messages'
import { decisionTexts } from '@pravesh/messages/screens/institute/decisions'
import { useState } from 'react'
import { useRead } from '../../../api.ts'
import { SeatTable } from '../SeatTable.tsx'
import { ViewSwitch } from '../ViewSwitch.tsx'
import { BoardColumn } from './BoardColumn.tsx'

type State = StaffApplicationRow['status']
/** A column for each state: a card that is dropped on one has one move. */
const openStates: readonly State[] = [...applicationGroups['to-decide'], ...applicationGroups.offered, 'enrolled']
const endedStates: readonly State[] = ['declined', 'expired', 'rejected', 'withdrawn']

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/**
 * Applications as cards in a column for each state. A card is moved by its menu, or by dragging where there is room; both open the dialog
 * of the move, and nothing is written before it is sent. On a phone one column is displayed at a time.
 */
export function Board() {
  const { text, translate, language } = useTranslations()
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const { canAct } = useAct('applications', 'move')
  const { data: response } = useRead('applications', 'counts', { parents: {} })
  const [showsEnded, setShowsEnded] = useState(false)
  const [chosenColumn, setColumn] = useState<State>()
  const [dragged, setDragged] = useState<StaffApplicationRow>()
  const [opened, setOpened] = useState<{ application: StaffApplicationRow; option: MoveOption }>()
  const [moved, setMoved] = useState<StaffApplicationRow>()
  const counts = response?.data
  // A phone has one column: the first with cards, until another is chosen.
  const column = chosenColumn ?? openStates.find((state) => counts?.states[state]) ?? 'submitted'
  const endedCount = endedStates.reduce((sum, state) => sum + (counts?.states[state] ?? 0), 0)
  const states = showsEnded || phone ? [...openStates, ...endedStates] : openStates
  function close(application?: StaffApplicationRow) {
    setOpened(undefined)
    if (!application) return
    setMoved(application)
    setColumn(application.status)
  }
  const accepts = (application: StaffApplicationRow, state: State) =>
    moveOptions([application]).some(({ status, newLastDay }) => status === state && !newLastDay)
  return (
    <>
      <PageHead title={text('application.many')} actions={<ViewSwitch />} />
      <Box role="status" sx={unseen}>
        {moved && translate(decisionTexts.movedTo, { applicant: moved.applicant, status: statusLabel(moved.status) })}
      </Box>
      {counts && <SeatTable classes={counts.classes} />}
      {phone ? (
        <TextField
          select
          fullWidth
          label={translate(decisionTexts.column)}
          value={column}
          onChange={({ target }) => setColumn(states.find((state) => state === target.value) ?? 'submitted')}
          sx={{ mb: 2 }}
        >
          {states.map((state) => (
            <MenuItem key={state} value={state}>
              {`${statusLabel(state)} ${formatCount(counts?.states[state] ?? 0, language)}`}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Box sx={{ mb: 1 }}>
          <Button size="small" aria-expanded={showsEnded} onClick={() => setShowsEnded(!showsEnded)}>
            {translate(decisionTexts.showEnded, { count: formatCount(endedCount, language) })}
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, overflowX: 'auto', pb: 2, alignItems: 'stretch', minWidth: 0 }}>
        {(phone ? [column] : states).map((state) => (
          <BoardColumn
            key={state}
            state={state}
            count={counts?.states[state]}
            canMove={canAct}
            canDrag={canAct && !phone}
            reception={dragged && (accepts(dragged, state) ? 'accepts' : 'refuses')}
            focused={moved?.status === state ? moved.id : undefined}
            onDrag={setDragged}
            onMove={(application, option) => setOpened({ application, option })}
          />
        ))}
      </Box>
      {opened && <MoveDialog application={opened.application} status={opened.option.status} onClose={close} />}
    </>
  )
}
