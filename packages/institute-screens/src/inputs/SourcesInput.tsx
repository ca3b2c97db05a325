import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import { SourceParts } from '@pravesh/console-kit/fields/text/Source'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Fields } from '../editor/institute-fields.ts'

const recordKey = 'record'

/** Where the values of an institute come from: one source for all of it, others for single fields. */
export function SourcesInput({ fields }: { fields: Fields }) {
  const { text } = useTranslations()
  const { setValue } = useFormContext()
  const sources: Record<string, unknown> = useWatch({ name: 'sources' }) ?? {}
  const put = (next: Record<string, unknown>) => setValue('sources', next, { shouldDirty: true })
  const called = (name: string) => (name === recordKey ? text('editor.everything') : labelIn(fields, name))
  const free = [recordKey, ...Object.keys(fields)].filter((name) => name !== 'sources' && !(name in sources))
  const sourceNames = Object.keys(sources).sort((a, b) => Number(b === recordKey) - Number(a === recordKey))
  const blank = { name: '', url: null, asOf: String(new Date().getFullYear()), tier: 'official' }
  return (
    <>
      {sourceNames.map((name) => (
        <Box key={name} sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
            <Typography variant="subtitle2" component="h3" sx={{ fontWeight: 600, flex: 1 }}>
              {called(name)}
            </Typography>
            <IconButton
              size="small"
              aria-label={text('editor.removeSourceOf', { what: called(name) })}
              onClick={() => put(Object.fromEntries(Object.entries(sources).filter(([other]) => other !== name)))}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
          <SourceParts source={`sources.${name}`} />
        </Box>
      ))}
      <TextField
        select
        label={text('editor.addSourceFor')}
        value=""
        onChange={(event) => put({ ...sources, [event.target.value]: blank })}
        sx={{ minWidth: 280, mt: 1 }}
      >
        {free.map((name) => (
          <MenuItem key={name} value={name}>
            {called(name)}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
