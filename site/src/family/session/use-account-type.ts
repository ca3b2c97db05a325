import { useState } from 'react'
import type { AccountType } from '../../stores/session.ts'
import { viewOf } from './next-address.ts'

const key = 'track'

/** The view that somebody comes for, or that this device showed the last time; undefined where neither is there. */
export function requestedView(): AccountType | undefined {
  const last = localStorage.getItem(key)
  return viewOf(location.search) ?? (last === 'school' || last === 'college' ? last : undefined)
}

/** For oneself to a college, or for a child to a school: what the form of a new account asks for. */
export function useAccountType(): [AccountType, (type: AccountType) => void] {
  const [accountType, setAccountType] = useState<AccountType>(() => requestedView() ?? 'college')
  const choose = (selectedType: AccountType) => {
    localStorage.setItem(key, selectedType)
    setAccountType(selectedType)
  }
  return [accountType, choose]
}
