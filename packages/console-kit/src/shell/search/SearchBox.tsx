import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from '../../language/translations.ts'
import { useNavigationGroups, useRecordSearches } from '../../page/console-context.ts'
import type { Target } from '../../page/record-search.ts'
import { pagesMatching, recordsMatching } from './quick-search.ts'

type Found = { input: string; targets: readonly Target[]; failed: boolean }

/** Results of the server for the typed text, shortly after the last key. */
function useRecords(input: string) {
  const searches = useRecordSearches()
  const [found, setFound] = useState<Found>({ input: '', targets: [], failed: false })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const matches = await recordsMatching(searches, input, stop.signal)
      // Results for an earlier text may arrive after those for a later one.
      if (!stop.signal.aborted) setFound({ input, ...matches })
    }, 250)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [searches, input])
  return { ...found, waiting: found.input !== input }
}

/** The box of the quick search with its results; `onGo` without a target: cancelled. */
export function SearchBox({ onGo }: { onGo: (target?: Target) => void }) {
  const navigation = useNavigationGroups()
  const translations = useTranslations()
  const { text, word } = translations
  const [input, setInput] = useState('')
  const { waiting, targets: records, failed } = useRecords(input)
  const targets = useMemo(
    () => [...pagesMatching(navigation, input, translations), ...(waiting ? [] : records)],
    [navigation, input, translations, waiting, records],
  )
  const hasFailed = failed && !waiting
  return (
    <Autocomplete<Target>
      open
      value={null}
      forcePopupIcon={false}
      noOptionsText={text(waiting ? 'console.searching' : 'console.searchNothing')}
      autoHighlight
      onClose={(_event, reason) => {
        if (reason === 'escape') onGo()
      }}
      disablePortal
      options={targets}
      filterOptions={(all) => all}
      groupBy={(target) => word(target.group)}
      getOptionLabel={(target) => target.label}
      getOptionKey={(target) => target.to + word(target.group)}
      inputValue={input}
      onInputChange={(_event, value, reason) => {
        if (reason === 'input') setInput(value)
      }}
      onChange={(_event, target) => {
        if (target) onGo(target)
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          label={text('console.goTo')}
          error={hasFailed}
          helperText={hasFailed && <span role="alert">{text('console.searchFailed')}</span>}
        />
      )}
      renderGroup={({ key, group, children }) => (
        <Box component="div" key={key} role="group" aria-label={group}>
          <Typography component="div" variant="caption" color="textSecondary" aria-hidden sx={{ px: 2, pt: 1 }}>
            {group}
          </Typography>
          <Box component="ul" role="presentation" sx={{ p: 0, listStyle: 'none' }}>
            {children}
          </Box>
        </Box>
      )}
      renderOption={({ key, ...props }, target) => (
        <Box
          component="li"
          key={key}
          {...props}
          sx={{ display: 'flex', gap: 1, justifyContent: 'space-between !important' }}
        >
          <Box component="span" sx={{ flexShrink: 0, maxWidth: '60%', overflowWrap: 'anywhere' }}>
            {target.label}
          </Box>
          <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ minWidth: 0 }}>
            {target.detail}
          </Typography>
        </Box>
      )}
      slotProps={{ listbox: { sx: { maxHeight: '55vh' } }, paper: { variant: 'outlined' } }}
    />
  )
}
