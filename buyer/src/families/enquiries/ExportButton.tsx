import { useSaveFile } from '@pravesh/console-kit'
import { admissionEnquiryEndpoints, generalEnquiryEndpoints } from '@pravesh/contract'
import { ExportMenu } from '@pravesh/institute-screens/enquiry/ExportMenu'
import { useListContext } from 'react-admin'
import { client } from '../../api.ts'
import { useInstituteId } from '../../institutes/use-institute-id.ts'

type ExportButtonProps = { group: 'general' | 'admission' }

/** Saves the filtered enquiries as CSV, with masked or with complete contacts, which are then recorded as read by this account. */
export function ExportButton({ group }: ExportButtonProps) {
  const { filterValues } = useListContext()
  const { busy, save } = useSaveFile()
  const sid = useInstituteId()
  async function download(contacts: '0' | '1') {
    const { q, ...filters } = filterValues
    const values = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))
    const input = { ...values, ...(q && { search: String(q) }), contacts }
    const params = { sid }
    if (group === 'general')
      return client.file(generalEnquiryEndpoints.export, {
        params,
        query: generalEnquiryEndpoints.export.query?.parse(input),
      })
    return client.file(admissionEnquiryEndpoints.export, {
      params,
      query: admissionEnquiryEndpoints.export.query?.parse(input),
    })
  }
  return (
    <ExportMenu busy={busy} onExport={(contacts) => void save(() => download(contacts), `${group}-enquiries.csv`)} />
  )
}
