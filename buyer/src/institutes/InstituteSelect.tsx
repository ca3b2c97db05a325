import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { linkOf, type NavigationItem, useTranslations } from '@pravesh/console-kit'
import { useLocation, useNavigate } from 'react-router-dom'
import { useInstitutes } from './use-institutes.ts'

/** Selects the institute that the console works on. The page of its part stays the same: applications of one, then of the other. */
export function InstituteSelect({ filterOf }: { filterOf: (child: string) => NavigationItem['filter'] }) {
  const { institutes, selected } = useInstitutes()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { text } = useTranslations()
  if (institutes.length === 0) return null
  const [, child = 'applications'] = /^\/institutes\/\d+\/([^/]+)/.exec(pathname) ?? []
  // Its lists open as from the menu: a filter of an earlier link does not apply.
  const filter = filterOf(child)
  return (
    <TextField
      select
      size="small"
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': text('buyer.institute') } } }}
      value={selected?.id ?? ''}
      onChange={({ target }) =>
        navigate(linkOf({ to: `/institutes/${target.value}/${child}`, ...(filter && { filter }) }))
      }
      sx={{ minWidth: 180, maxWidth: 360, width: '100%' }}
    >
      {institutes.map(({ id, name, cityName }) => (
        <MenuItem key={id} value={id}>
          {name}, {cityName}
        </MenuItem>
      ))}
    </TextField>
  )
}
