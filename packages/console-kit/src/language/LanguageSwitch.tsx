import Button from '@mui/material/Button'
import { languageNames } from '@pravesh/messages'
import { changeLanguage, useTranslations } from './translations.ts'

type SwitchProps = { onFailed?: () => void }

/** Switches to the other language, labelled in that language. Input on the page stays. */
export function LanguageSwitch({ onFailed }: SwitchProps) {
  const other = useTranslations().language === 'en' ? 'hi' : 'en'
  return (
    <Button color="inherit" size="small" lang={other} onClick={() => changeLanguage(other).catch(() => onFailed?.())}>
      {languageNames[other]}
    </Button>
  )
}
