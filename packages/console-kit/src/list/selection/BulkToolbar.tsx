import type { ReactNode } from 'react'
import { BulkActionsToolbar, SelectAllButton, useListContext } from 'react-admin'
import { useHeadingFocusAfter } from '../../page/heading-focus.ts'
import { DeleteSelected } from './DeleteSelected.tsx'

type ToolbarProps = { maxSelected: number; children?: ReactNode }

function Toolbar({ maxSelected, children }: ToolbarProps) {
  // An action on the selected rows ends their selection, and the pressed button disappears with it.
  useHeadingFocusAfter()
  return (
    <BulkActionsToolbar selectAllButton={<SelectAllButton limit={maxSelected} />}>
      {children ?? <DeleteSelected />}
    </BulkActionsToolbar>
  )
}

/**
 * Toolbar of the selected rows. react-admin renders its own in the page at height 0, where Tab still reaches its buttons and screen
 * readers read it; this one exists only while a row is selected. `maxSelected`: the endpoint's largest page; `children`: other buttons
 * than the one that deletes.
 */
export function BulkToolbar({ maxSelected, children }: ToolbarProps) {
  const { selectedIds } = useListContext()
  if (selectedIds.length === 0) return null
  return <Toolbar maxSelected={maxSelected}>{children}</Toolbar>
}
