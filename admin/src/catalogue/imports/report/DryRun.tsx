import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { type ImportDetails, type ImportSample, type InstituteType, importOutcomes } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { noteText, rejectText } from '@pravesh/messages/import'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { useState } from 'react'
import { outcomeLabels } from '../labels.ts'
import { Columns } from './Columns.tsx'
import { Mapping } from './Mapping.tsx'
import { NewCities } from './NewCities.tsx'
import { labelOf, Part } from './Part.tsx'
import { type Choices, Questions } from './Questions.tsx'
import { Notes } from './Remarks.tsx'

function Sample({ type, sample }: { type: InstituteType; sample: ImportSample }) {
  const { row, name, place, reason, changes, notes } = sample
  const { translate, language } = useTranslations()
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>
        {name || translate(importTexts.noName)}
        <Typography component="span" variant="body2" color="textSecondary">
          {` · ${translate(importTexts.row)} ${row}${place ? ` · ${place}` : ''}`}
        </Typography>
      </Typography>
      {reason && (
        <Typography variant="body2" color="error">
          {rejectText(reason, language)}
        </Typography>
      )}
      {notes.map(({ field, value, code }) => (
        <Typography key={field} variant="body2" color="textSecondary">
          {`${labelOf(type, field)} ${value}: ${noteText(code, language)}`}
        </Typography>
      ))}
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
    <Part title={translate(importTexts.firstRowsOfEachKind)}>
      <Tabs
        value={selected}
        onChange={(_event, outcome: ImportSample['outcome']) => setSelected(outcome)}
        variant="scrollable"
        aria-label={translate(importTexts.firstRowsOfEachKind)}
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
          <Typography sx={{ mt: 2 }}>{translate(importTexts.noRows)}</Typography>
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

type DryRunProps = { run: ImportDetails; choices: Choices; onChoose: (choices: Choices) => void }
/** Content of the file, and the results of its dry run. */
export function DryRun({ run, choices, onChoose }: DryRunProps) {
  const { id, state, instituteType, columns, dryRun, fileColumns, updatedAt } = run
  const isMappable = fileColumns !== null && (state === 'mapping' || state === 'checked')
  return (
    <>
      {dryRun && state === 'checked' && (
        <Questions questions={dryRun.questions} choices={choices} onChange={onChoose} />
      )}
      {dryRun && (
        <NewCities
          type={instituteType}
          cities={dryRun.newCities}
          choices={choices}
          onChange={state === 'checked' ? onChoose : undefined}
        />
      )}
      {dryRun && <Notes id={id} type={instituteType} notes={dryRun.notes} />}
      {dryRun && <Samples type={instituteType} dryRun={dryRun} />}
      {columns && !isMappable && <Columns type={instituteType} columns={columns} />}
      {isMappable && <Mapping key={updatedAt} run={run} fileColumns={fileColumns} />}
    </>
  )
}
