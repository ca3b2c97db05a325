import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import SortIcon from '@mui/icons-material/Sort'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslations } from '../language/translations.ts'
import type { ListColumn } from './columns.ts'

/**
 * Orders a list of cards, which has no headings to press; empty where no column can order it. react-admin's `SortButton` takes its labels
 * from the resource and would use a column's name where a column has a label of its own.
 */
export function SortMenu({ columns }: { columns: readonly ListColumn[] }) {
  const { sort, setSort } = useListContext()
  const { text, word } = useTranslations()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  const ascending = sort.order === 'ASC'
  const choose = (field: string) => {
    setSort({ field, order: sort.field === field && ascending ? 'DESC' : 'ASC' })
    setAnchor(null)
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<SortIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        {text('list.sort')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {sortable.map(({ name, label }) => {
          const selected = name === sort.field
          return (
            <MenuItem key={name} selected={selected} onClick={() => choose(name)}>
              <ListItemText>{word(label)}</ListItemText>
              {selected && (
                <ListItemIcon sx={{ justifyContent: 'flex-end' }}>
                  {ascending ? (
                    <ArrowUpward fontSize="small" titleAccess={text('list.ascending')} />
                  ) : (
                    <ArrowDownward fontSize="small" titleAccess={text('list.descending')} />
                  )}
                </ListItemIcon>
              )}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
