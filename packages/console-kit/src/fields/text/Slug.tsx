import AutoFixHigh from '@mui/icons-material/AutoFixHigh'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Tooltip from '@mui/material/Tooltip'
import type { FieldOf } from '@pravesh/contract'
import { useEffect, useRef } from 'react'
import { TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslations } from '../../language/translations.ts'
import { helpOr, type InputProps, type Kind, shared, text } from '../kind.ts'
import { slugOf } from './slug-of.ts'

const nameFields = ['name', 'title', 'h1', 'shortName']

/** The slug of the record's name. In a new record the input follows the name until a person edits the slug. */
function useNameSlug(source: string) {
  const isNew = useRecordContext()?.id === undefined
  const { getValues, setValue } = useFormContext()
  const { isSubmitted } = useFormState({ name: source })
  const names: unknown[] = useWatch({ name: nameFields })
  const slug = slugOf(names.map(text).find(Boolean) ?? '')
  const generated = useRef(slug)
  useEffect(() => {
    const isEdited = text(getValues(source)) !== generated.current
    if (!isNew || isEdited || slug === generated.current) return
    generated.current = slug
    // An error of the empty slug goes once there is one.
    setValue(source, slug, { shouldDirty: true, shouldValidate: isSubmitted })
  }, [isNew, isSubmitted, slug, source, getValues, setValue])
  return { slug, generated }
}

function SlugInput(props: InputProps<FieldOf<'slug'>>) {
  const translations = useTranslations()
  const { setValue } = useFormContext()
  const { slug, generated } = useNameSlug(props.source)
  const make = () => {
    if (slug === '') return
    generated.current = slug
    setValue(props.source, slug, { shouldDirty: true, shouldValidate: true, shouldTouch: true })
  }
  const adornment = (
    <InputAdornment position="end">
      <Tooltip title={translations.text('field.slugMake')}>
        <IconButton onClick={make} size="small" edge="end" aria-label={translations.text('field.slugMakeLong')}>
          <AutoFixHigh fontSize="small" />
        </IconButton>
      </Tooltip>
    </InputAdornment>
  )
  return (
    <TextInput
      {...shared(props)}
      helperText={helpOr(props, 'field.slugHelp')}
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' }, input: { endAdornment: adornment } }}
    />
  )
}

export const Slug: Kind<'slug'> = { Input: SlugInput, Column: ({ value }) => <code>{text(value)}</code> }
