import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { ImportDetails, ImportSample, RankChanges } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { rejectText } from '@pravesh/messages/import'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { rankTexts } from '@pravesh/messages/screens/catalogue/ranks'
import { Part } from '../Part.tsx'
import { MissingInstitutes } from './MissingInstitutes.tsx'
import { Moves } from './Moves.tsx'
import { YearChanges } from './YearChanges.tsx'

/** Rows that are taken with a remark. */
function Remarks({ ranks: { repeated, preparatory, withoutCourse, withoutBranch } }: { ranks: RankChanges }) {
  const { translate, language } = useTranslations()
  const lines = [
    [rankTexts.repeated, repeated],
    [rankTexts.preparatory, preparatory],
    [rankTexts.withoutCourse, withoutCourse],
    [rankTexts.withoutBranch, withoutBranch],
  ] as const
  return (
    <Part title={translate(rankTexts.counts)}>
      {lines.map(([label, count]) => (
        <Typography key={label.key}>{`${translate(label)}: ${formatCount(count, language)}`}</Typography>
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '68ch' }}>
        {translate(rankTexts.keptAsPublished)}
      </Typography>
    </Part>
  )
}

/** The first rejected rows, each with its reason. */
function RejectedRows({ samples }: { samples: readonly ImportSample[] }) {
  const { translate, language } = useTranslations()
  if (samples.length === 0) return null
  return (
    <Part title={translate(rankTexts.rejected)}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {samples.map(({ row, reason }) => (
          <Typography key={row} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {`${translate(importTexts.row)} ${row}${reason ? `: ${rejectText(reason, language)}` : ''}`}
          </Typography>
        ))}
      </Box>
    </Part>
  )
}

/** What a list of ranks would change, or has changed: against the year before, and the rows that are left out. */
export function RankReport({ run: { dryRun } }: { run: ImportDetails }) {
  if (!dryRun?.ranks) return null
  const { ranks, samples } = dryRun
  return (
    <>
      <MissingInstitutes missing={ranks.missing} />
      <YearChanges ranks={ranks} />
      <Moves moves={ranks.moves} />
      <Remarks ranks={ranks} />
      <RejectedRows samples={samples} />
    </>
  )
}
