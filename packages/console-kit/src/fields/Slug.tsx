import AutoFixHigh from '@mui/icons-material/AutoFixHigh'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Tooltip from '@mui/material/Tooltip'
import type { FieldOf } from '@pravesh/contract'
import { TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useWords } from '../language/words.ts'
import { helpOf, type InputProps, type Kind, shared, text } from './kind.ts'
import { slugOf } from './slug-of.ts'

const named = ['name', 'title', 'h1', 'shortName']

function SlugInput(props: InputProps<FieldOf<'slug'>>) {
  const spoken = useWords()
  const { getValues, setValue } = useFormContext()
  const make = () => {
    const name = named.map((from) => text(getValues(from))).find(Boolean)
    if (name) setValue(props.source, slugOf(name), { shouldDirty: true, shouldValidate: true, shouldTouch: true })
  }
  const adornment = (
    <InputAdornment position="end">
      <Tooltip title={spoken.text('field.slugMake')}>
        <IconButton onClick={make} size="small" edge="end" aria-label={spoken.text('field.slugMakeLong')}>
          <AutoFixHigh fontSize="small" />
        </IconButton>
      </Tooltip>
    </InputAdornment>
  )
  return (
    <TextInput
      {...shared(props)}
      helperText={helpOf(props.field, 'field.slugHelp')}
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' }, input: { endAdornment: adornment } }}
    />
  )
}

export const Slug: Kind<'slug'> = { Input: SlugInput, Column: ({ value }) => <code>{text(value)}</code> }
