import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslations } from '@pravesh/console-kit'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'

type ExportMenuProps = {
  busy: boolean
  /** What the file will have, above the choices. */
  heading?: string
  onExport: (contacts: '0' | '1') => void
}

/** A button that exports enquiries, with masked or with complete contacts, which are then recorded as read by this account. */
export function ExportMenu({ busy, heading, onExport }: ExportMenuProps) {
  const { translate } = useTranslations()
  const [anchor, setAnchor] = useState<HTMLElement>()
  function choose(contacts: '0' | '1') {
    setAnchor(undefined)
    onExport(contacts)
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<Download />}
        loading={busy}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate(sharedTexts.export)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {heading !== undefined && <ListSubheader sx={{ lineHeight: 2 }}>{heading}</ListSubheader>}
        <MenuItem onClick={() => choose('0')}>{translate(inboxTexts.csvContactsMasked)}</MenuItem>
        <MenuItem onClick={() => choose('1')}>{translate(inboxTexts.csvWithContactsCountsAs)}</MenuItem>
      </Menu>
    </>
  )
}
