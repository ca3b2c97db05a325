import { useConsole, useSaveFile, useTranslations } from '@pravesh/console-kit'
import { type EnquiryKind, inboxEndpoints } from '@pravesh/contract'
import { ExportMenu } from '@pravesh/institute-screens/enquiry/ExportMenu'
import { viewIn } from '@pravesh/institute-screens/enquiry/views'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
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
  const { busy, save } = useSaveFile()
  function exportRows(contacts: '0' | '1') {
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
  const shown = view ? word(view.title) : translate(inboxTexts.byItsFilters)
  return (
    <ExportMenu busy={busy} heading={`${translate(inboxTexts.whatTheListShows)}: ${shown}`} onExport={exportRows} />
  )
}
