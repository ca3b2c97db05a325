import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import {
  type ImportColumns,
  type ImportDetails,
  type ImportSample,
  type InstituteType,
  importOutcomes,
} from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { type ReactNode, useState } from 'react'
import { fieldLabel } from '../proposals/field-label.ts'
import { outcomeLabels } from './labels.ts'

/** The label of a field in its editor, or what the importer calls it: `womenOnly` → Women only. */
function labelOf(type: InstituteType, name: string): string {
  const label = fieldLabel(type, name)
  return label === name ? optionLabel(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)) : label
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" variant="outlined" sx={{ p: 2, mb: 2 }}>
    <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Paper>
)
function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {names.join(', ')}
      </Typography>
    </Box>
  )
}

/** Which columns are read as what, which are not used, and what the register has no column for. */
function Columns({ type, columns }: { type: InstituteType; columns: ImportColumns }) {
  const { translate } = useTranslations()
  const { title, recognised, unused, missing } = columns
  return (
    <Part title={translate('Recognised columns')}>
      <Typography sx={{ mb: 1.5 }}>{title}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {recognised.map(({ column, field }) => (
          <li key={field}>
            <Chip variant="outlined" label={`${column} → ${labelOf(type, field)}`} sx={{ maxWidth: '100%' }} />
          </li>
        ))}
      </Box>
      <Names title={translate('Columns that are not used')} names={unused} />
      <Names title={translate('Fields without a column')} names={missing.map((name) => labelOf(type, name))} />
    </Part>
  )
}

function Sample({ type, sample }: { type: InstituteType; sample: ImportSample }) {
  const { row, name, place, reason, changes } = sample
  const { translate } = useTranslations()
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>
        {name || translate('No name')}
        <Typography component="span" variant="body2" color="textSecondary">
          {` · ${translate('Row')} ${row}${place ? ` · ${place}` : ''}`}
        </Typography>
      </Typography>
      {reason && (
        <Typography variant="body2" color="error">
          {reason}
        </Typography>
      )}
      {changes.map(({ field, before, after }) => (
        <Typography key={field} variant="body2">
          {labelOf(type, field)}: {before ?? '–'} → {after ?? '–'}
        </Typography>
      ))}
    </Box>
  )
}

type SamplesProps = { type: InstituteType; dryRun: NonNullable<ImportDetails['dryRun']> }
/** The first rows of each outcome. */
function Samples({ type, dryRun: { counts, samples } }: SamplesProps) {
  const { translate, language } = useTranslations()
  const first = importOutcomes.find((outcome) => counts[outcome] > 0) ?? 'created'
  const [selected, setSelected] = useState<ImportSample['outcome']>(first)
  const visibleSamples = samples.filter(({ outcome }) => outcome === selected)
  return (
    <Part title={translate('First rows of each kind')}>
      <Tabs
        value={selected}
        onChange={(_event, outcome: ImportSample['outcome']) => setSelected(outcome)}
        variant="scrollable"
        aria-label={translate('First rows of each kind')}
      >
        {importOutcomes.map((outcome) => (
          <Tab
            key={outcome}
            value={outcome}
            id={`tab-${outcome}`}
            aria-controls="panel-samples"
            label={`${translate(outcomeLabels[outcome])} (${formatCount(counts[outcome], language)})`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="panel-samples" aria-labelledby={`tab-${selected}`}>
        {visibleSamples.length === 0 ? (
          <Typography sx={{ mt: 2 }}>{translate('No rows')}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {visibleSamples.map((sample) => (
              <Sample key={sample.row} type={type} sample={sample} />
            ))}
          </Box>
        )}
      </div>
    </Part>
  )
}

/** What the file holds, and what its dry run found. */
export const DryRun = ({ run: { instituteType, columns, dryRun } }: { run: ImportDetails }) => (
  <>
    {dryRun && <Samples type={instituteType} dryRun={dryRun} />}
    {columns && <Columns type={instituteType} columns={columns} />}
  </>
)
