import type { AccountRow } from '@pravesh/contract'
import { useGetIdentity, useGetList } from 'react-admin'

const query = {
  filter: { realm: 'admin' },
  sort: { field: 'name', order: 'ASC' as const },
  pagination: { page: 1, perPage: 100 },
}

/** Administrators who can be given an enquiry, by name, and which of them is signed in. */
export function useStaff(): { staff: readonly AccountRow[]; me: AccountRow | undefined } {
  const { data = [] } = useGetList<AccountRow>('accounts', query)
  const { identity } = useGetIdentity()
  const me = data.find(({ name }) => name === identity?.fullName)
  return { staff: data.filter(({ suspended }) => !suspended), me }
}
