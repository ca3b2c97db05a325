import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { PageSkeleton } from '@pravesh/console-kit/page/PageSkeleton'
import type { Setting } from '@pravesh/contract'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { settingsTexts } from '@pravesh/messages/screens/operations/settings'
import { useRead } from '../api.ts'

function SettingRow({ setting: { name, state, value, variable } }: { setting: Setting }) {
  const { translate } = useTranslations()
  const stateText = translate(settingsTexts[state])
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {translate(settingsTexts[name])}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', color: state === 'off' ? 'text.secondary' : undefined }}>
        {[state === 'on' && value !== null ? null : stateText, value].filter(Boolean).join(': ')}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{variable && <code>{variable}</code>}</TableCell>
    </TableRow>
  )
}

/** What this installation is set to do, with the environment variable that decides each. Read only. */
export function SettingsPage() {
  const { word, translate } = useTranslations()
  const { data, error } = useRead('settings', 'list')
  return (
    <>
      <PageHead title={word(menuTexts.settings)} detail={translate(settingsTexts.intro)} />
      {error && <Typography role="alert">{error.message}</Typography>}
      {!data && !error && <PageSkeleton />}
      {data && (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-label={word(menuTexts.settings)}>
            <TableHead>
              <TableRow>
                {[settingsTexts.setting, settingsTexts.state, settingsTexts.variable].map((label) => (
                  <TableCell key={label.key}>{translate(label)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.data.map((setting) => (
                <SettingRow key={setting.name} setting={setting} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  )
}
