import Apartment from '@mui/icons-material/Apartment'
import Assignment from '@mui/icons-material/Assignment'
import type { NavigationGroup, NavigationItem } from '@pravesh/console-kit'
import { useMemo } from 'react'
import { useInstitutes } from './institutes/use-institutes.ts'
import { screens } from './screens.tsx'

const itemsOf = (sid: number, group?: 'institutes'): NavigationItem[] =>
  Object.entries(screens)
    .filter(([, screen]) => screen.group === group)
    .map(([name, { plural }]) => ({ label: plural, to: `/institutes/${sid}/${name}` }))

function navigationOf(sid: number | undefined): NavigationGroup[] {
  const institutes: NavigationGroup = {
    name: 'institutes',
    label: 'buyer.institutes',
    icon: <Apartment />,
    items: [
      ...(sid === undefined ? [] : itemsOf(sid, 'institutes')),
      { label: 'buyer.allInstitutes', to: '/institutes' },
    ],
    open: true,
  }
  if (sid === undefined) return [institutes]
  return [
    { name: 'admission', label: 'buyer.admission', icon: <Assignment />, items: itemsOf(sid), open: true },
    institutes,
  ]
}

/** Navigation of the selected institute, and the list of all. */
export function useInstituteNavigation(): readonly NavigationGroup[] {
  const sid = useInstitutes().selected?.id
  return useMemo(() => navigationOf(sid), [sid])
}
