import { useState } from 'react'
import type { AccountType } from '../../stores/session.ts'
import { applyingTo } from './next-address.ts'

const key = 'track'

/** Student or parent: what was chosen on this device the last time, unless the address says where somebody wants to apply. */
export function useAccountType(): [AccountType, (type: AccountType) => void] {
  const [accountType, setAccountType] = useState<AccountType>(
    () => applyingTo(location.search)?.instituteType ?? (localStorage.getItem(key) === 'school' ? 'school' : 'college'),
  )
  const choose = (selectedType: AccountType) => {
    localStorage.setItem(key, selectedType)
    setAccountType(selectedType)
  }
  return [accountType, choose]
}
