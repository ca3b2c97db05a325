import { useState } from 'react'
import type { AccountType } from '../../../stores/session.ts'
import { viewOf } from './next-address.ts'

const key = 'track'

/** The requested view, or the last one on this device; undefined without either. */
export function requestedView(): AccountType | undefined {
  const last = localStorage.getItem(key)
  return viewOf(location.search) ?? (last === 'school' || last === 'college' ? last : undefined)
}

/** For oneself to a college, or for a child to a school: the form of a new account depends on it. Undefined until it is chosen. */
export function useAccountType(): [AccountType | undefined, (type: AccountType) => void] {
  const [accountType, setAccountType] = useState(requestedView)
  const choose = (selectedType: AccountType) => {
    localStorage.setItem(key, selectedType)
    setAccountType(selectedType)
  }
  return [accountType, choose]
}
