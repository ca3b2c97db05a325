import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { questionKinds } from '@pravesh/contract'
import { BooleanInput, SelectInput, TextArrayInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'

const kindChoices = questionKinds.map((kind) => ({ id: kind, name: `question.${kind}` }))

/** Inputs of one question; a choice has its choices besides. */
export function QuestionInputs({ path }: { path: string }) {
  const kind: unknown = useWatch({ name: `${path}.kind` })
  return (
    <Box
      sx={{ display: 'grid', columnGap: 2, rowGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
    >
      <TextInput source={`${path}.label`} label="question.label" helperText={false} isRequired multiline />
      <TextInput
        source={`${path}.labelLocal`}
        label="question.labelLocal"
        helperText="question.labelLocalHelp"
        multiline
      />
      <SelectInput
        source={`${path}.kind`}
        label="question.kind"
        choices={kindChoices}
        helperText={false}
        isRequired
        emptyText={false}
      />
      <BooleanInput source={`${path}.required`} label="question.required" helperText={false} />
      {kind === 'choice' && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextArrayInput
            source={`${path}.choices`}
            label="question.choices"
            helperText="question.choicesHelp"
            fullWidth
          />
        </Box>
      )}
    </Box>
  )
}

/** A question in a line: its text, and its type of answer. */
export function QuestionSummary({ path }: { path: string }) {
  const [label, kind, required] = useWatch({ name: [`${path}.label`, `${path}.kind`, `${path}.required`] })
  const { text } = useTranslations()
  const questionKind = questionKinds.find((candidate) => candidate === kind)
  const details = [questionKind && text(`question.${questionKind}`), required === true && text('question.requiredMark')]
  return (
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {String(label || text('question.untitled'))}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.85rem' }}>
        {details.filter(Boolean).join(' · ')}
      </Box>
    </Box>
  )
}
