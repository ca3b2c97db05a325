import Apartment from '@mui/icons-material/Apartment'
import Article from '@mui/icons-material/Article'
import Assignment from '@mui/icons-material/Assignment'
import Forum from '@mui/icons-material/Forum'
import Group from '@mui/icons-material/Group'
import Webhook from '@mui/icons-material/Webhook'
import type { NavigationGroup } from '@pravesh/console-kit'
import type { BuyerInstitute, InstituteWork, WorkTask } from '@pravesh/contract'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { useMemo } from 'react'
import { useInstitutes } from './institutes/use-institutes.ts'
import { screenGroups, screens } from './screens.tsx'
import { countWork, useWork } from './work/use-work.ts'

const groups = {
  admission: { label: 'buyer.admission', icon: <Assignment /> },
  families: { label: 'buyer.families', icon: <Forum /> },
  page: { label: 'buyer.page', icon: <Article /> },
  people: { label: menuTexts.people, icon: <Group /> },
  system: { label: 'buyer.system', icon: <Webhook /> },
} as const

/** Work counted at the entries of the menu. */
const countedTasks: readonly WorkTask[] = ['open', 'to-decide']
type InstituteMenu = Partial<Pick<BuyerInstitute, 'id' | 'type'>>

function navigationOf({ id: sid, type }: InstituteMenu, work: readonly InstituteWork[]): NavigationGroup[] {
  const all: NavigationGroup = {
    name: 'institutes',
    label: 'buyer.institutes',
    icon: <Apartment />,
    items: [
      { label: 'buyer.allInstitutes', to: '/institutes' },
      { label: menuTexts.securityLog, to: '/security-log' },
    ],
  }
  if (sid === undefined) return [all]
  const ofInstitute = screenGroups.map((name): NavigationGroup => {
    const items = Object.entries(screens).flatMap(([child, { group, plural, only, filter }]) => {
      if (group !== name || (only !== undefined && only !== type)) return []
      const waiting = work.filter((item) => item.sid === sid && item.list === child && countedTasks.includes(item.task))
      return [
        { label: plural, to: `/institutes/${sid}/${child}`, count: countWork(waiting), ...(filter && { filter }) },
      ]
    })
    return { name, ...groups[name], items, open: true }
  })
  return [...ofInstitute, all]
}

/** Navigation of the selected institute, and the list of all. */
export function useInstituteNavigation(): readonly NavigationGroup[] {
  const { id, type } = useInstitutes().selected ?? {}
  const work = useWork().data?.data
  return useMemo(
    () => navigationOf({ ...(id !== undefined && { id }), ...(type && { type }) }, work ?? []),
    [id, type, work],
  )
}
