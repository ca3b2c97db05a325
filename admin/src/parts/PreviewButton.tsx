import Visibility from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { useUnsaved } from '@pravesh/console-kit/page/unsaved'
import { editingTexts } from '@pravesh/messages/screens/catalogue/editing'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { provider } from '../api.ts'

/**
 * Opens the site's page of a draft, in its saved state, in a new tab; its label mentions unsaved changes. The address is signed when the
 * button is pressed.
 */
export function PreviewButton({ kind, record }: { kind: string; record: number }) {
  const { text, translate, language } = useTranslations()
  const notify = useNotify()
  const { unsaved } = useUnsaved()
  const [isOpening, setOpening] = useState(false)

  async function open() {
    setOpening(true)
    // Opened while the press is handled: a browser blocks a tab that is opened after a call.
    const tab = window.open('about:blank', '_blank')
    try {
      const { data } = await provider.act('preview', 'create', { data: { kind, record } })
      const path = language === 'hi' ? `/hi${data.path}` : data.path
      if (tab) tab.location.href = path
      else window.location.assign(path)
    } catch (error) {
      tab?.close()
      notify(error instanceof Error ? error.message : text('console.didNotWork'), { type: 'error' })
    } finally {
      setOpening(false)
    }
  }
  return (
    <Button onClick={open} loading={isOpening} variant="outlined" startIcon={<Visibility />}>
      {translate(unsaved ? editingTexts.previewWithoutYourChanges : editingTexts.previewThePage)}
    </Button>
  )
}
