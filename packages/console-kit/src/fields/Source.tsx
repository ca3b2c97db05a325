import AddLink from '@mui/icons-material/AddLink'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FieldOf, tiers } from '@pravesh/contract'
import { SelectInput, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from '../language/translations.ts'
import { type InputProps, type Kind, optionChoices, text } from './kind.ts'

const blank = { name: '', url: null, asOf: String(new Date().getFullYear()), tier: 'official' }

/** The four parts of a source, on one line where there is room. */
export const SourceParts = ({ source }: { source: string }) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '2fr 2fr 1fr 1fr' }, width: '100%' }}>
    <TextInput source={`${source}.name`} label="field.sourceName" isRequired helperText={false} />
    <TextInput source={`${source}.url`} label="field.sourceAddress" helperText={false} />
    <TextInput source={`${source}.asOf`} label="field.sourceAsOf" isRequired helperText={false} placeholder="2026-04" />
    <SelectInput
      source={`${source}.tier`}
      label="field.sourceTier"
      isRequired
      helperText={false}
      choices={optionChoices(tiers)}
    />
  </Box>
)

function SourceInput({ source, label }: InputProps<FieldOf<'source'>>) {
  const { text, translate } = useTranslations()
  const { setValue } = useFormContext()
  const value: unknown = useWatch({ name: source })
  const put = (next: unknown) => setValue(source, next, { shouldDirty: true, shouldTouch: true })
  if (value === null || value === undefined)
    return (
      <Button size="small" startIcon={<AddLink />} onClick={() => put(blank)}>
        {label === translate('Source')
          ? text('field.addSource')
          : text('field.addNamed', { label: label.toLowerCase() })}
      </Button>
    )
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, m: 0, width: '100%' }}>
      <Typography component="legend" variant="caption" color="textSecondary" sx={{ px: 0.5 }}>
        {label}
      </Typography>
      <SourceParts source={source} />
      <Button size="small" color="inherit" onClick={() => put(null)}>
        {text('field.removeSource')}
      </Button>
    </Box>
  )
}

export const SourceKind: Kind<'source'> = {
  Input: SourceInput,
  Column: ({ value }) => text(value !== null && typeof value === 'object' && 'name' in value ? value.name : ''),
  wide: true,
}
