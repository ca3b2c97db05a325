import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { formatWhen, useTranslations } from '@pravesh/console-kit'
import type { StaffApplicationRow } from '@pravesh/contract'
import { applicationColumns, daysInState } from '@pravesh/institute-screens/application/application-columns'
import { MoveMenu } from '@pravesh/institute-screens/application/MoveMenu'
import { type MoveOption, moveOptions } from '@pravesh/institute-screens/application/status-label'
import { classLabel } from '@pravesh/institute-screens/record/field-label'
import { formatDate, formatDays } from '@pravesh/messages'
import { decisionTexts } from '@pravesh/messages/screens/institute/decisions'
import { useEffect, useRef, useState } from 'react'
import { useCreatePath, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

type CardProps = {
  application: StaffApplicationRow
  canMove: boolean
  canDrag: boolean
  /** Whether the card takes the focus: it was moved to this column. */
  isFocused: boolean
  onDrag: (application: StaffApplicationRow | undefined) => void
  onMove: (application: StaffApplicationRow, option: MoveOption) => void
}

const subjectOf = (row: StaffApplicationRow) =>
  row.instituteType === 'college'
    ? applicationColumns.courses.render(row)
    : [classLabel(row.class), row.session].filter(Boolean).join(', ')

/** Makes a card draggable to the columns that one of its moves leads to. */
function useDrag({ application, canDrag, onDrag, onMove }: CardProps) {
  const card = useRef<HTMLDivElement>(null)
  const callbacks = useRef({ onDrag, onMove })
  useEffect(() => {
    callbacks.current = { onDrag, onMove }
  })
  useEffect(() => {
    const options = moveOptions([application]).filter(({ newLastDay }) => !newLastDay)
    if (!card.current || !canDrag || options.length === 0) return undefined
    return draggable({
      element: card.current,
      getInitialData: () => ({ targets: options.map(({ status }) => status) }),
      onDragStart: () => callbacks.current.onDrag(application),
      onDrop({ location }) {
        callbacks.current.onDrag(undefined)
        const state = location.current.dropTargets[0]?.data.state
        const option = options.find(({ status }) => status === state)
        if (option) callbacks.current.onMove(application, option)
      },
    })
  }, [application, canDrag])
  return card
}

/** An application as a card: its applicant, what it is for, since when, and a button for its moves. */
export function BoardCard(props: CardProps) {
  const { application, canMove, isFocused, onMove } = props
  const { id, applicant, submittedAt, statusSince, waitlistNumber, replyBy } = application
  const days = daysInState(statusSince)
  const { translate, language } = useTranslations()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const card = useDrag(props)
  const link = useRef<HTMLAnchorElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const options = moveOptions([application])
  useEffect(() => {
    if (isFocused) link.current?.focus()
  }, [isFocused])
  const lines = [
    subjectOf(application),
    waitlistNumber !== null && translate(decisionTexts.place, { place: waitlistNumber }),
    replyBy !== null && translate(decisionTexts.answerBy, { date: formatDate(replyBy, language) }),
    translate(decisionTexts.sentOn, { time: formatWhen(submittedAt) }),
    days > 0
      ? translate(decisionTexts.inState, { days: formatDays(days, language) })
      : translate(decisionTexts.inStateToday),
  ].filter(Boolean)
  return (
    <li>
      <Paper ref={card} variant="outlined" sx={{ p: 1, overflowWrap: 'anywhere' }}>
        <MuiLink
          ref={link}
          component={Link}
          to={createPath({ resource, type: 'edit', id })}
          draggable={false}
          sx={{ fontWeight: 600 }}
        >
          {applicant}
        </MuiLink>
        {lines.map((line, index) => (
          <Typography key={[id, index].join()} variant="body2" color="textSecondary">
            {line}
          </Typography>
        ))}
        {canMove && options.length > 0 && (
          <>
            <Button
              size="small"
              endIcon={<ArrowDropDown />}
              aria-haspopup="menu"
              aria-label={translate(decisionTexts.moveNamed, { applicant })}
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
              sx={{ ml: -0.5 }}
            >
              {translate(decisionTexts.moveTo)}
            </Button>
            <MoveMenu
              anchor={anchor}
              options={options}
              onChoose={(option) => onMove(application, option)}
              onClose={() => setAnchor(undefined)}
            />
          </>
        )}
      </Paper>
    </li>
  )
}
