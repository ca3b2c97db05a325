import Box from '@mui/material/Box'
import { useEffect, useMemo, useRef } from 'react'
import { FilterForm, ListContextProvider, useListContext } from 'react-admin'

/**
 * The list context, whose filters are no longer set once the page is left. It is left when the address changes, too: React leaves a list
 * mounted, only hidden, while the script of the next page is loading.
 */
function useContextOfPage() {
  const list = useListContext()
  const mounted = useRef(true)
  const path = useRef(window.location.pathname)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useMemo(() => {
    const setFilters: typeof list.setFilters = (...input) => {
      if (mounted.current && window.location.pathname === path.current) list.setFilters(...input)
    }
    return { ...list, setFilters }
  }, [list])
}

/**
 * Search and filters of a list. react-admin applies a typed search after half a second, also when a record was opened meanwhile: that
 * would lead from its editor back to the list.
 */
export const ListFilters = () => (
  <ListContextProvider value={useContextOfPage()}>
    <Box
      sx={{
        '& .RaFilterForm-spacer': { display: 'none' },
        '& form': { alignItems: 'center', gap: 1, pb: 1.5, minHeight: 0 },
        '& .RaSelectInput-input, & .MuiSelect-select': { minWidth: 180 },
        // The names of states fit beside its two buttons.
        '& .MuiAutocomplete-root': { minWidth: 232 },
      }}
    >
      <FilterForm />
    </Box>
  </ListContextProvider>
)
