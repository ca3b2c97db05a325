import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { DescriptionList } from '@pravesh/console-kit/page/DescriptionList'
import { PageSkeleton } from '@pravesh/console-kit/page/PageSkeleton'
import type { Setting } from '@pravesh/contract'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { settingsTexts } from '@pravesh/messages/screens/operations/settings'
import { useRead } from '../api.ts'

function SettingValue({ state, value, variable }: Setting) {
  const { translate } = useTranslations()
  const stateText = state === 'on' && value !== null ? null : translate(settingsTexts[state])
  return (
    <>
      {[stateText, value].filter(Boolean).join(': ')}
      {variable && (
        <Box component="code" sx={{ display: 'block', color: 'text.secondary' }}>
          {variable}
        </Box>
      )}
    </>
  )
}

/** What this installation is set to do, with the environment variable that decides each. Read only. */
export function SettingsPage() {
  const { word, translate } = useTranslations()
  const { data, error } = useRead('settings', 'list')
  const descriptions = data?.data.map((setting) => ({
    name: setting.name,
    label: translate(settingsTexts[setting.name]),
    value: <SettingValue {...setting} />,
  }))
  return (
    <>
      <PageHead title={word(menuTexts.settings)} detail={translate(settingsTexts.intro)} />
      {error && <Typography role="alert">{error.message}</Typography>}
      {!descriptions && !error && <PageSkeleton />}
      {descriptions && (
        <Paper variant="outlined" sx={{ p: 2 }}>
          <DescriptionList descriptions={descriptions} labelWidth={320} />
        </Paper>
      )}
    </>
  )
}
