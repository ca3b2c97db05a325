import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { DryRun, ImportStart } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { Part } from './Part.tsx'

/** A person's choices for rows that may be in the catalogue already: for all, and for single rows. */
export type Choices = Pick<ImportStart, 'sameName' | 'rows' | 'newPlaces' | 'places'>
export const noChoices: Choices = { sameName: 'skip', rows: [], newPlaces: 'add', places: [] }

type Question = DryRun['questions']['first'][number]
type RowProps = { question: Question; choices: Choices; onChange: (choices: Choices) => void }

/** One row with the institutes that it may be. */
function QuestionRow({ question: { row, name, place, institutes }, choices, onChange }: RowProps) {
  const { translate } = useTranslations()
  const choice = choices.rows.find((item) => item.row === row)
  const value = choice === undefined ? '' : String(choice.institute ?? 'new')
  function change(selected: string) {
    const others = choices.rows.filter((item) => item.row !== row)
    const institute = selected === 'new' ? null : Number(selected)
    onChange({ ...choices, rows: selected === '' ? others : [...others, { row, institute }] })
  }
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ mb: 1 }}>
        {name}
        <Typography component="span" variant="body2" color="textSecondary">
          {` · ${translate(importTexts.row)} ${row}${place ? ` · ${place}` : ''}`}
        </Typography>
      </Typography>
      <TextField
        select
        size="small"
        fullWidth
        label={translate(importTexts.thisRowIs)}
        value={value}
        onChange={({ target }) => change(target.value)}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { 'aria-label': `${translate(importTexts.thisRowIs)}: ${name}` },
        }}
      >
        <option value="">{translate(importTexts.asChosenForAll)}</option>
        <option value="new">{translate(sharedTexts.new)}</option>
        {institutes.map((institute) => (
          <option key={institute.id} value={institute.id}>
            {`${institute.name}, ${institute.place} (/${institute.url})`}
          </option>
        ))}
      </TextField>
    </Box>
  )
}

type QuestionsProps = { questions: DryRun['questions']; choices: Choices; onChange: (choices: Choices) => void }

/** Rows without a number whose name is also an institute's of the same place: a person chooses what each is. */
export function Questions({ questions: { count, first }, choices, onChange }: QuestionsProps) {
  const { translate, language } = useTranslations()
  if (count === 0) return null
  const options = [
    ['skip', importTexts.leaveThemOut],
    ['update', importTexts.updateThoseInTheCatalogue],
    ['new', importTexts.importThemAsNew],
  ] as const
  return (
    <Part title={`${translate(importTexts.mayBeInTheCatalogue)} (${formatCount(count, language)})`}>
      <Typography id="question-help" variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {translate(importTexts.theseRowsHaveNoNumber)}
      </Typography>
      <RadioGroup
        aria-labelledby="question-help"
        value={choices.sameName}
        onChange={(_event, value) =>
          onChange({ ...choices, sameName: options.find(([option]) => option === value)?.[0] ?? 'skip' })
        }
      >
        {options.map(([value, label]) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={translate(label)} />
        ))}
      </RadioGroup>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {first.map((question) => (
          <QuestionRow key={question.row} question={question} choices={choices} onChange={onChange} />
        ))}
      </Box>
      {count > first.length && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {`${translate(importTexts.othersAsChosenForAll)}: ${formatCount(count - first.length, language)}`}
        </Typography>
      )}
    </Part>
  )
}
