import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from '../../language/translations.ts'
import { useConsole, useNavigationGroups } from '../../page/console-context.ts'
import { pagesMatching, recordsMatching, type Target, targetGroups } from './quick-search.ts'

/** Results of the server for the typed text, shortly after the last key. */
function useRecords(input: string) {
  const { client, findsRecords = true } = useConsole()
  const [found, setFound] = useState<{ input: string; targets: Target[]; failed?: true }>({ input: '', targets: [] })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const matches = findsRecords ? recordsMatching(client, input, stop.signal) : Promise.resolve([])
      matches.then(
        (targets) => setFound({ input: input, targets }),
        () => {
          if (!stop.signal.aborted) setFound({ input: input, targets: [], failed: true })
        },
      )
    }, 150)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [client, input, findsRecords])
  return { ...found, waiting: found.input !== input }
}

/** The box of the quick search with its results; `onGo` without a target: cancelled. */
export function SearchBox({ onGo }: { onGo: (target?: Target) => void }) {
  const navigation = useNavigationGroups()
  const translations = useTranslations()
  const { text } = translations
  const { findsRecords = true } = useConsole()
  const [input, setInput] = useState('')
  const records = useRecords(input)
  const targets = useMemo(() => {
    const all = [...pagesMatching(navigation, input, translations), ...(records.waiting ? [] : records.targets)]
    return all.sort((a, b) => targetGroups.indexOf(a.group) - targetGroups.indexOf(b.group))
  }, [navigation, input, translations, records.waiting, records.targets])
  const emptyText = records.failed
    ? text('console.searchFailed')
    : text(findsRecords ? 'console.searchNothing' : 'console.noPage')
  return (
    <Autocomplete<Target>
      open
      value={null}
      forcePopupIcon={false}
      noOptionsText={records.waiting ? text('console.searching') : emptyText}
      autoHighlight
      onClose={(_event, reason) => {
        if (reason === 'escape') onGo()
      }}
      disablePortal
      options={targets}
      filterOptions={(all) => all}
      groupBy={(target) => text(target.group)}
      getOptionLabel={(target) => target.label}
      getOptionKey={(target) => target.to + target.group}
      inputValue={input}
      onInputChange={(_event, value, reason) => {
        if (reason === 'input') setInput(value)
      }}
      onChange={(_event, target) => {
        if (target) onGo(target)
      }}
      renderInput={(params) => (
        <TextField {...params} autoFocus label={text(findsRecords ? 'console.goTo' : 'console.goToPage')} />
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
          <span>{target.label}</span>
          <Typography component="span" variant="body2" color="textSecondary" noWrap>
            {target.detail}
          </Typography>
        </Box>
      )}
      slotProps={{ listbox: { sx: { maxHeight: '55vh' } }, paper: { variant: 'outlined' } }}
    />
  )
}
