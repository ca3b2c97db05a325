import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { useCopy } from '@pravesh/console-kit/account/own/app/use-copy'
import { embedPath, embedSnippet, type InstituteType } from '@pravesh/contract'
import { type Language, languages } from '@pravesh/messages'
import { embedTexts } from '@pravesh/messages/screens/institute/embed'
import { useState } from 'react'

const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' }

/** Origin of the public site, which the server names in the page of the console. */
const siteOrigin = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="site"]')?.content ?? window.location.origin

type EmbedProps = { type: InstituteType; url: string; name: string; onClose: () => void }

/** The card of the institute for other sites: how it looks, and the lines to copy. */
export function EmbedDialog({ type, url, name, onClose }: EmbedProps) {
  const { translate, language: ownLanguage } = useTranslations()
  const copy = useCopy()
  const [language, setLanguage] = useState(ownLanguage)
  const address = `${siteOrigin()}${language === 'hi' ? '/hi' : ''}${embedPath(type, url)}`
  const snippet = embedSnippet(address, name)
  return (
    <Dialog open onClose={onClose} aria-labelledby="embed" fullWidth maxWidth="sm">
      <DialogTitle id="embed">{translate(embedTexts.title)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2">{translate(embedTexts.intro)}</Typography>
        <TextField
          select
          label={translate(embedTexts.language)}
          value={language}
          onChange={({ target }) => setLanguage(languages.find((known) => known === target.value) ?? 'en')}
        >
          {languages.map((value) => (
            <MenuItem key={value} value={value} lang={value}>
              {languageNames[value]}
            </MenuItem>
          ))}
        </TextField>
        <iframe
          src={address}
          title={translate(embedTexts.preview)}
          width="320"
          height="440"
          style={{ border: 0, maxWidth: '100%' }}
        />
        <TextField
          label={translate(embedTexts.code)}
          value={snippet}
          multiline
          slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', fontSize: 13 } } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(embedTexts.close)}</Button>
        <Button variant="contained" onClick={() => copy(snippet)}>
          {translate(embedTexts.copy)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
