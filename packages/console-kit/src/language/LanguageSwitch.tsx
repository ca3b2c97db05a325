import Button from '@mui/material/Button'
import { languageNames } from '@pravesh/messages'
import { changeLanguage, useTranslations } from './translations.ts'

type SwitchProps = { onFailed?: () => void }

/** Changes to the other language, named in itself. What is typed on the page stays. */
export function LanguageSwitch({ onFailed }: SwitchProps) {
  const other = useTranslations().language === 'en' ? 'hi' : 'en'
  return (
    <Button color="inherit" size="small" lang={other} onClick={() => changeLanguage(other).catch(() => onFailed?.())}>
      {languageNames[other]}
    </Button>
  )
}
