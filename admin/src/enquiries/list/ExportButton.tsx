import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useConsole, useSaveFile, useTranslations } from '@pravesh/console-kit'
import { type EnquiryKind, inboxEndpoints } from '@pravesh/contract'
import { viewIn } from '@pravesh/institute-screens/enquiry/views'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useStaff } from '../staff.ts'
import { viewsOf } from './views.ts'

/** Saves the filtered enquiries as CSV, with masked or with complete contacts, which are then recorded as read by this account. */
export function ExportButton({ kind }: { kind?: EnquiryKind | undefined }) {
  const { filterValues } = useListContext()
  const { client } = useConsole()
  const { translate, word } = useTranslations()
  const { me } = useStaff()
  const view = viewIn(viewsOf(me?.id), filterValues)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { busy, save } = useSaveFile()
  function exportRows(contacts: '0' | '1') {
    setAnchor(undefined)
    const { q, ...filters } = filterValues
    const parsed = inboxEndpoints.export.query?.safeParse({
      ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)])),
      ...(q && { search: String(q) }),
      ...(kind && { kind }),
      contacts,
    })
    void save(async () => {
      if (!parsed?.success) throw new TypeError(parsed?.error.message)
      return client.file(inboxEndpoints.export, { query: parsed.data })
    }, 'enquiries.csv')
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
        <ListSubheader sx={{ lineHeight: 2 }}>
          {translate(inboxTexts.whatTheListShows)}: {view ? word(view.title) : translate(inboxTexts.byItsFilters)}
        </ListSubheader>
        <MenuItem onClick={() => exportRows('0')}>{translate(inboxTexts.csvContactsMasked)}</MenuItem>
        <MenuItem onClick={() => exportRows('1')}>{translate(inboxTexts.csvWithContactsCountsAs)}</MenuItem>
      </Menu>
    </>
  )
}
