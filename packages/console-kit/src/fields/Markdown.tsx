import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { FieldOf } from '@pravesh/contract'
import { lazy, Suspense, useState } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type InputProps, type Kind, shared, text } from './kind.ts'
import { Beginning } from './LongText.tsx'

const MarkdownPreview = lazy(async () => ({ default: (await import('./MarkdownPreview.tsx')).MarkdownPreview }))

function MarkdownInput(props: InputProps<FieldOf<'markdown'>>) {
  const [reading, setReading] = useState(false)
  const value: unknown = useWatch({ name: props.source })
  const translate = useTranslate()
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={reading ? 1 : 0}
        onChange={(_event, tab) => setReading(tab === 1)}
        aria-label={translate(props.label)}
      >
        <Tab label="Write" />
        <Tab label="Preview" />
      </Tabs>
      {reading ? (
        <Box
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 2,
            mt: 1,
            minHeight: 200,
            bgcolor: 'background.default',
          }}
        >
          <Suspense fallback={null}>
            <MarkdownPreview text={text(value)} />
          </Suspense>
        </Box>
      ) : (
        <TextInput
          {...shared(props)}
          helperText={props.field.help ?? 'Markdown: # heading, **bold**, - list, [words](address)'}
          multiline
          minRows={8}
          maxRows={28}
        />
      )}
    </Box>
  )
}

export const Markdown: Kind<'markdown'> = {
  Input: MarkdownInput,
  Column: ({ value }) => <Beginning>{text(value)}</Beginning>,
  wide: true,
}
