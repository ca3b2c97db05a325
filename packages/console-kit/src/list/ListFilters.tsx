import Box from '@mui/material/Box'
import { useEffect, useMemo, useRef } from 'react'
import { FilterForm, ListContextProvider, useListContext } from 'react-admin'

/** The list context, whose filters are not set any more once the page is left. */
function useContextWhileMounted() {
  const list = useListContext()
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useMemo(() => {
    const setFilters: typeof list.setFilters = (...input) => {
      if (mounted.current) list.setFilters(...input)
    }
    return { ...list, setFilters }
  }, [list])
}

/**
 * Search and filters of a list. react-admin applies a typed search after half a second, also when a record was opened meanwhile: that
 * would lead from its editor back to the list.
 */
export const ListFilters = () => (
  <ListContextProvider value={useContextWhileMounted()}>
    <Box
      sx={{
        '& .RaFilterForm-spacer': { display: 'none' },
        '& form': { alignItems: 'center', gap: 1, pb: 1.5, minHeight: 0 },
        '& .MuiAutocomplete-root, & .RaSelectInput-input, & .MuiSelect-select': { minWidth: 180 },
      }}
    >
      <FilterForm />
    </Box>
  </ListContextProvider>
)
