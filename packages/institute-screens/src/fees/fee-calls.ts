import { actsOn, readsOn } from '@pravesh/console-kit'
import type { buyerGradeFeeEndpoints, gradeFeeEndpoints } from '@pravesh/contract'
import { createContext, useContext } from 'react'

/** The provider of either console has them: administrators name the source of a table, an institute is its own. */
type FeeResources = {
  'grade-fees': {
    under: Readonly<Record<string, (id: string) => Readonly<Record<string, unknown>>>>
    actions: {
      list: { endpoint: typeof buyerGradeFeeEndpoints.list }
      replace: { endpoint: typeof buyerGradeFeeEndpoints.replace | typeof gradeFeeEndpoints.replace }
    }
  }
}
export const useAct = actsOn<FeeResources>()
export const useRead = readsOn<FeeResources>()

/** Whether the form has a field for the source of the table. */
export const SourceRequired = createContext(false)
export const useSourceRequired = () => useContext(SourceRequired)
