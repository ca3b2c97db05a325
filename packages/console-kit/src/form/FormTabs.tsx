import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslations } from '../language/translations.ts'

export type FormTab = {
  /** Part of the address after #. */
  name: string
  label: ConsoleKey
  /** Top-level fields that the tab edits: their errors mark it. */
  fields: readonly string[]
  content: ReactNode
}

/** A long form in tabs. The open one is in the address; after a rejected save the first tab with an error opens. */
export function FormTabs({ tabs }: { tabs: readonly FormTab[] }) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const { text } = useTranslations()
  const { errors, submitCount } = useFormState()
  const hasErrors = (tab: FormTab) => tab.fields.some((field) => errors[field] !== undefined)
  const open = tabs.find(({ name }) => `#${name}` === hash) ?? tabs[0]
  const show = (name: string) => navigate({ pathname, search, hash: name }, { replace: true })
  const handledSubmit = useRef(submitCount)

  useEffect(() => {
    if (submitCount === handledSubmit.current) return
    handledSubmit.current = submitCount
    const first = tabs.find(hasErrors)
    if (first && open && !hasErrors(open)) show(first.name)
  })

  return (
    <>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
        <Tabs
          value={open?.name ?? false}
          onChange={(_event, name: string) => show(name)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={text('form.parts')}
          sx={{ '& .MuiTabs-scrollButtons.Mui-disabled': { width: 0 } }}
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.name}
              value={tab.name}
              id={`tab-${tab.name}`}
              aria-controls={`panel-${tab.name}`}
              label={hasErrors(tab) ? text('form.tabToCorrect', { label: text(tab.label) }) : text(tab.label)}
              sx={{ minWidth: 0, px: 1.5, ...(hasErrors(tab) && { color: 'error.main' }) }}
            />
          ))}
        </Tabs>
      </Box>
      {open && (
        <Box key={open.name} role="tabpanel" id={`panel-${open.name}`} aria-labelledby={`tab-${open.name}`}>
          {open.content}
        </Box>
      )}
    </>
  )
}
