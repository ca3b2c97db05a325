import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { QueryReading, SearchTrial } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { searchTexts } from '@pravesh/messages/screens/catalogue/searches'

/** One page that search would lead to: its number of results, its conditions as chips, and the remaining words. */
function Reading({
  reading: { label, path, total, totalAtLeast, conditions, rest, unapplied },
}: {
  reading: QueryReading
}) {
  const withoutFilter = [...unapplied, rest].filter(Boolean).join(', ')
  const { translate, language } = useTranslations()
  return (
    <Box component="li" sx={{ mb: 2 }}>
      <Link href={language === 'hi' ? `/hi${path}` : path} target="_blank" rel="noopener">
        {label}
      </Link>
      {total !== null && ` · ${formatCount(total, language, totalAtLeast)}`}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
        {conditions.map(({ name, value, label: condition, text }) => (
          <Chip key={`${name} ${value}`} size="small" label={text === '' ? condition : `${text} → ${condition}`} />
        ))}
        {withoutFilter && (
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={`${translate(searchTexts.notUnderstood)}: ${withoutFilter}`}
          />
        )}
      </Box>
    </Box>
  )
}

/** How search reads a text. */
export function Readings({ trial: { readings, names } }: { trial: SearchTrial }) {
  const { translate, language } = useTranslations()
  return (
    <>
      {readings.length === 0 && <Typography variant="body2">{translate(searchTexts.readAsAName)}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {readings.map((reading) => (
          <Reading key={reading.path} reading={reading} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate(searchTexts.namesFound)}: {formatCount(names, language)}
      </Typography>
    </>
  )
}
