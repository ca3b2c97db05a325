import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import { searchTexts } from '@pravesh/messages/screens/catalogue/searches'
import { type KeyboardEvent, useId, useState } from 'react'
import { useRead } from '../../api.ts'
import { Readings } from './Readings.tsx'

const maxLength = 200

/** A text and its reading by search, with the saved synonyms. It is part of a form without being a field of it. */
export function TryText() {
  const { translate, language } = useTranslations()
  const id = useId()
  const [input, setInput] = useState('')
  const [tried, setTried] = useState('')
  const { data, error, isFetching, refetch } = useRead(
    'search-term',
    'try',
    { parents: { q: tried, language } },
    { enabled: tried !== '' },
  )
  function submit() {
    const text = input.trim()
    if (text === tried && text !== '') void refetch()
    setTried(text)
  }
  function submitOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // The form around it is not to be saved.
    event.preventDefault()
    submit()
  }
  return (
    <Box component="section" aria-labelledby={id} aria-busy={isFetching}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 0.5 }}>
        {translate(searchTexts.tryIt)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {translate(searchTexts.howSearchReadsAText)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb: 2 }}>
        <TextField
          value={input}
          onChange={({ target }) => setInput(target.value)}
          onKeyDown={submitOnEnter}
          label={translate(searchTexts.whatSomebodyMightType)}
          size="small"
          margin="none"
          sx={{ flex: '1 1 16rem', maxWidth: '40rem' }}
          slotProps={{ htmlInput: { maxLength } }}
        />
        <Button type="button" variant="outlined" onClick={submit} loading={isFetching} disabled={input.trim() === ''}>
          {translate(searchTexts.tryIt)}
        </Button>
      </Box>
      <Box role="status">
        {error && <Alert severity="error">{formatUnknownError(error)}</Alert>}
        {!error && data && <Readings trial={data.data} />}
      </Box>
    </Box>
  )
}
