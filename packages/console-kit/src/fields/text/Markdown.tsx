import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { FieldOf } from '@pravesh/contract'
import { lazy, Suspense, useState } from 'react'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '../../language/translations.ts'
import { visuallyHidden } from '../../page/visually-hidden.ts'
import { helpOr, type InputProps, inputLang, type Kind, shared, text } from '../kind.ts'
import { Beginning } from './LongText.tsx'

const MarkdownPreview = lazy(async () => ({ default: (await import('./MarkdownPreview.tsx')).MarkdownPreview }))

type MarkdownTextProps = InputProps<FieldOf<'markdown'>> & { minRows: number; maxRows: number }

/** The text of a Markdown field alone, for forms with a preview of their own. */
export const MarkdownText = ({ minRows, maxRows, ...props }: MarkdownTextProps) => (
  <TextInput
    {...shared(props)}
    helperText={helpOr(props, props.field.plain ? 'field.plainHelp' : 'field.markdownHelp')}
    multiline
    minRows={minRows}
    maxRows={maxRows}
    slotProps={{ htmlInput: inputLang(props.field) }}
  />
)

function MarkdownInput(props: InputProps<FieldOf<'markdown'>>) {
  const [reading, setReading] = useState(false)
  const translations = useTranslations()
  const value: unknown = useWatch({ name: props.source })
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="subtitle2" component="span" aria-hidden sx={{ fontWeight: 600 }}>
          {reading ? props.label : ''}
        </Typography>
        <Button size="small" onClick={() => setReading(!reading)}>
          {translations.text(reading ? 'field.write' : 'field.preview')}
          <Box component="span" sx={visuallyHidden}>
            : {props.label}
          </Box>
        </Button>
      </Box>
      {reading ? (
        <Box
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 2,
            mt: 1,
            minHeight: 120,
            bgcolor: 'background.default',
          }}
        >
          <Suspense fallback={null}>
            <MarkdownPreview text={text(value)} plain={props.field.plain ?? false} />
          </Suspense>
        </Box>
      ) : (
        <MarkdownText {...props} minRows={4} maxRows={28} />
      )}
    </Box>
  )
}

export const Markdown: Kind<'markdown'> = {
  Input: MarkdownInput,
  Column: ({ value }) => <Beginning>{text(value)}</Beginning>,
  wide: true,
}
