import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { InstituteWork, WorkTask } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { Link } from 'react-router-dom'
import { countWork } from '../work/use-work.ts'
import { workLink } from './work-links.ts'
import { homeTasks, taskAnchor, taskTexts } from './work-tasks.ts'

type SumProps = { task: WorkTask; items: readonly InstituteWork[] }

/** The number of one kind of work, with a link: to its list if that is one, else down to its rows. */
function WorkSum({ task, items }: SumProps) {
  const { word, language } = useTranslations()
  const [item, ...others] = items
  const content = (
    <>
      <Typography component="span" variant="body2" sx={{ display: 'block' }}>
        {word(taskTexts[task])}
      </Typography>
      <Typography
        component="span"
        variant="h2"
        sx={{ color: task === 'overdue' && item ? 'error.main' : 'primary.main', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatCount(countWork(items), language)}
      </Typography>
    </>
  )
  const link = { display: 'block', color: 'text.primary', p: 2 }
  if (!item) return <Box sx={{ p: 2 }}>{content}</Box>
  if (others.length > 0)
    return (
      <Box component="a" href={`#${taskAnchor(task)}`} sx={link}>
        {content}
      </Box>
    )
  return (
    <Box component={Link} to={workLink(item)} sx={link}>
      {content}
    </Box>
  )
}

/** How much of each kind of work waits at all institutes together. */
export function WorkSums({ items }: { items: readonly InstituteWork[] }) {
  const { word } = useTranslations()
  return (
    <Box
      component="ul"
      aria-label={word(taskTexts.title)}
      sx={{
        ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', borderTop: 2, borderColor: 'primary.main' },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
      }}
    >
      {homeTasks.map((task) => (
        <Box component="li" key={task} sx={{ borderBottom: 1, borderRight: 1, borderColor: 'divider' }}>
          <WorkSum task={task} items={items.filter((item) => item.task === task)} />
        </Box>
      ))}
    </Box>
  )
}
