import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { BuyerHome, InstituteWork, WorkTask } from '@pravesh/contract'
import { relativeTime } from '@pravesh/institute-screens/enquiry/ReplyDue'
import { formatCount } from '@pravesh/messages'
import { workTexts } from '@pravesh/messages/screens/institute/work'
import { Link } from 'react-router-dom'
import { screens } from '../screens.tsx'
import { workLink } from './work-links.ts'
import { homeTasks, taskAnchor, taskTexts } from './work-tasks.ts'

type WorkListProps = { items: readonly InstituteWork[]; institutes: BuyerHome['institutes'] }

/** When the oldest item came, and when the first is due. */
function WorkAge({ task, oldestAt, dueAt }: InstituteWork) {
  const { translate } = useTranslations()
  const due = task === 'lapsing' ? workTexts.firstEnd : workTexts.firstDue
  const parts = [
    translate(workTexts.oldest, { when: relativeTime(oldestAt) }),
    dueAt !== null && translate(due, { when: relativeTime(dueAt) }),
  ]
  return (
    <Typography variant="body2" color={task === 'overdue' ? 'error' : 'textSecondary'} sx={{ ml: { sm: 'auto' } }}>
      {parts.filter(Boolean).join(' · ')}
    </Typography>
  )
}

/** The rows of one kind of work: an institute, how many, and how old. Each leads to the list with as many. */
function WorkRows({ task, items, institutes }: WorkListProps & { task: WorkTask }) {
  const { word, language } = useTranslations()
  const nameOf = (sid: number) => institutes.find(({ id }) => id === sid)?.name
  return (
    <Box component="section" aria-labelledby={taskAnchor(task)} sx={{ mt: 3 }}>
      <Typography component="h2" variant="h6" id={taskAnchor(task)} tabIndex={-1} sx={{ scrollMarginTop: 72 }}>
        {word(taskTexts[task])}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Box
            component="li"
            key={`${item.sid} ${item.list}`}
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 },
              ...{ py: 1, borderBottom: 1, borderColor: 'divider' },
            }}
          >
            <MuiLink component={Link} to={workLink(item)} sx={{ overflowWrap: 'anywhere' }}>
              <strong>{formatCount(item.count, language)}</strong> {word(screens[item.list]?.plural ?? taskTexts[task])}
              {' · '}
              {nameOf(item.sid)}
            </MuiLink>
            <WorkAge {...item} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** Waiting work of all institutes, by kind, the most urgent first. */
export function WorkList({ items, institutes }: WorkListProps) {
  const { word } = useTranslations()
  const tasks = homeTasks.filter((task) => items.some((item) => item.task === task))
  if (tasks.length === 0) return <Typography sx={{ mt: 3 }}>{word(workTexts.nothing)}</Typography>
  return tasks.map((task) => (
    <WorkRows key={task} task={task} items={items.filter((item) => item.task === task)} institutes={institutes} />
  ))
}
