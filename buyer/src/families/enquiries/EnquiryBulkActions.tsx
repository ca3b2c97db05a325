import { ownSettableStates } from '@pravesh/contract'
import { EnquiryBulk } from '@pravesh/institute-screens/enquiry/bulk/EnquiryBulk'
import { useResourceContext } from 'react-admin'
import { useAct } from '../../api.ts'
import { useColleagues } from './use-colleagues.ts'

/** What can be done with the selected enquiries of the institute. */
export function EnquiryBulkActions() {
  const isAdmission = useResourceContext()?.endsWith('admission-enquiries')
  const { call, readAgain } = useAct(isAdmission ? 'admission-enquiries' : 'general-enquiries', 'answer')
  const { colleagues } = useColleagues()
  return (
    <EnquiryBulk
      actions={['assign', 'status', 'follow-up', 'read', 'unread', 'spam']}
      states={ownSettableStates}
      people={colleagues}
      change={({ id, updatedAt }, change) => call({ id, data: { ...change, updatedAt, withoutContact: true } })}
      readAgain={readAgain}
    />
  )
}
