import AddLink from '@mui/icons-material/AddLink'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type FieldOf, tiers } from '@pravesh/contract'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useEffect, useId, useRef } from 'react'
import { SelectInput, TextInput } from 'react-admin'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslations } from '../../language/translations.ts'
import { errorAt } from '../error-at.ts'
import { helpOf, type InputProps, type Kind, optionChoices, text } from '../kind.ts'

const blank = { name: '', url: null, asOf: String(new Date().getFullYear()), tier: 'official' }

/** The four parts of a source, on one line where there is space. */
export const SourceParts = ({ source }: { source: string }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
      width: '100%',
    }}
  >
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

type ClosedProps = { source: string; label: string; help: string | undefined; id: string; onOpen: () => void }

/** The button that stands for a source as long as there is none. It is a field of the form, so that a missing source takes the focus. */
function ClosedSource({ source, label, help, id, onOpen }: ClosedProps) {
  const { text, translate } = useTranslations()
  const { field, fieldState } = useController({ name: source })
  return (
    <>
      <Button
        ref={field.ref}
        size="small"
        color={fieldState.invalid ? 'error' : 'primary'}
        startIcon={<AddLink />}
        aria-describedby={fieldState.invalid || help ? id : undefined}
        onClick={onOpen}
      >
        {label === translate(sharedTexts.source)
          ? text('field.addSource')
          : text('field.addNamed', { label: label.toLowerCase() })}
      </Button>
      {help && !fieldState.invalid && <FormHelperText id={id}>{help}</FormHelperText>}
    </>
  )
}

/** The error of the source as a whole: its parts have their own messages. */
function SourceError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <FormHelperText id={id} error role="alert">
      {message}
    </FormHelperText>
  )
}

const firstControl = 'input:not([type="hidden"]), button'

function SourceInput({ source, label, field }: InputProps<FieldOf<'source'>>) {
  const { text, translateSentence } = useTranslations()
  const help = helpOf({ source, field })
  const { setValue, clearErrors } = useFormContext()
  const { errors } = useFormState({ name: source })
  const value: unknown = useWatch({ name: source })
  const box = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const errorId = useId()
  const isClosed = value === null || value === undefined
  const message = errorAt(errors, `${source}.message`)
  const put = (next: unknown) => {
    isPressed.current = true
    setValue(source, next, { shouldDirty: true, shouldTouch: true })
    clearErrors(source)
  }
  // The button that was pressed is replaced by the other state, which takes the focus over.
  useEffect(() => {
    if (isPressed.current) box.current?.querySelector<HTMLElement>(firstControl)?.focus()
    isPressed.current = false
  }, [isClosed])
  const error = (
    <SourceError id={errorId} message={typeof message === 'string' ? translateSentence(message) : undefined} />
  )
  return (
    <Box ref={box} sx={{ width: '100%' }}>
      {isClosed ? (
        <>
          <ClosedSource {...{ source, label, help }} id={errorId} onOpen={() => put(blank)} />
          {error}
        </>
      ) : (
        <Box
          component="fieldset"
          aria-describedby={message ? errorId : undefined}
          sx={{ border: 1, borderColor: message ? 'error.main' : 'divider', borderRadius: 1, p: 1.5, m: 0 }}
        >
          <Typography component="legend" variant="caption" color="textSecondary" sx={{ px: 0.5 }}>
            {label}
          </Typography>
          {error}
          <SourceParts source={source} />
          <Button size="small" color="inherit" onClick={() => put(null)}>
            {text('field.removeSource')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

export const SourceKind: Kind<'source'> = {
  Input: SourceInput,
  Column: ({ value }) => text(value !== null && typeof value === 'object' && 'name' in value ? value.name : ''),
  wide: true,
}
