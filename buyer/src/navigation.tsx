import Apartment from '@mui/icons-material/Apartment'
import Assignment from '@mui/icons-material/Assignment'
import type { NavigationGroup } from '@pravesh/console-kit'
import { useMemo } from 'react'
import { useInstitutes } from './institutes/use-institutes.ts'
import { screens } from './screens.tsx'

function navigationOf(sid: number | undefined): NavigationGroup[] {
  const all: NavigationGroup = {
    name: 'institutes',
    label: 'buyer.institutes',
    icon: <Apartment />,
    items: [{ label: 'buyer.allInstitutes', to: '/institutes' }],
  }
  if (sid === undefined) return [all]
  const items = Object.entries(screens).map(([name, { plural }]) => ({
    label: plural,
    to: `/institutes/${sid}/${name}`,
  }))
  return [{ name: 'admission', label: 'buyer.admission', icon: <Assignment />, items, open: true }, all]
}

/** Navigation of the selected institute, and the list of all. */
export function useInstituteNavigation(): readonly NavigationGroup[] {
  const sid = useInstitutes().selected?.id
  return useMemo(() => navigationOf(sid), [sid])
}
