import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import { DescriptionList } from '@pravesh/console-kit/page/DescriptionList'
import type { OwnDrawDetails } from '@pravesh/contract'
import { statusLabel } from '@pravesh/institute-screens/application/status-label'
import { classLabel } from '@pravesh/institute-screens/record/field-label'
import { formatDateTime } from '@pravesh/messages'
import { drawTexts } from '@pravesh/messages/screens/institute/draws'
import { ListButton, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useInstituteId } from '../../institutes/use-institute-id.ts'
import { DrawActions } from './DrawDialogs.tsx'

/** Applications in the order of the draw, before it in that of their numbers; each opens with its moves. */
function Places({ draw: { places, seats, state } }: { draw: OwnDrawDetails }) {
  const { text, translate } = useTranslations()
  const sid = useInstituteId()
  if (places.length === 0) return <Typography color="textSecondary">{translate(drawTexts.noPlaces)}</Typography>
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell align="right">{translate(drawTexts.place)}</TableCell>
            <TableCell>{text('application.applicant')}</TableCell>
            <TableCell>{text('editor.status')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {places.map(({ place, application, applicant, status }) => (
            <TableRow key={application}>
              <TableCell align="right">
                {place ?? '–'}
                {state === 'drawn' && place !== null && place <= seats && ` · ${translate(drawTexts.isDrawn)}`}
              </TableCell>
              <TableCell>
                <MuiLink component={Link} to={`/institutes/${sid}/applications/${application}`}>
                  {applicant}
                </MuiLink>
              </TableCell>
              <TableCell>{statusLabel(status)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** The list of applications, narrowed to a draw and in its order, where they are filtered further, moved together and exported. */
const applicationsPath = (sid: number, draw: number) => {
  const query = new URLSearchParams({ filter: JSON.stringify({ draw }), sort: 'drawPlace', order: 'ASC' })
  return `/institutes/${sid}/applications?${query}`
}

function Draw() {
  const draw = useRecordContext<OwnDrawDetails>()
  const { translate, language } = useTranslations()
  const sid = useInstituteId()
  if (!draw) return null
  const { id, name, state, session, quota, seats, courseName, numberRule, number } = draw
  const subject = draw.class === null ? courseName : classLabel(draw.class)
  const descriptions = [
    [drawTexts.state, translate(drawTexts[state])],
    [draw.class === null ? drawTexts.course : drawTexts.class, [subject, session].filter(Boolean).join(', ')],
    [drawTexts.quota, quota],
    [drawTexts.seats, seats],
    [drawTexts.applications, draw.applications],
    [drawTexts.closesAt, formatDateTime(draw.closesAt, language)],
    [drawTexts.drawsAt, formatDateTime(draw.drawsAt, language)],
    [drawTexts.numberRule, numberRule ?? translate(drawTexts.byClock)],
    [drawTexts.number, number],
    [drawTexts.reason, draw.cancelReason],
    [drawTexts.commitment, draw.commitment],
  ] as const
  return (
    <>
      <PageHead
        title={name}
        detail={<MuiLink href={`/draws/${id}`}>{translate(drawTexts.publicPage, { address: `/draws/${id}` })}</MuiLink>}
        actions={
          <>
            <DrawActions draw={draw} />
            <ListButton label={translate(drawTexts.many)} />
          </>
        }
      />
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
        <DescriptionList
          labelWidth={180}
          descriptions={descriptions.flatMap(([label, value]) =>
            value === null || value === '' ? [] : [{ name: label.key, label: translate(label), value }],
          )}
        />
      </Paper>
      {state !== 'announced' && (
        <>
          <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
            {translate(state === 'drawn' ? drawTexts.order : drawTexts.list)}
          </Typography>
          {state !== 'cancelled' && (
            <Typography sx={{ mb: 1 }}>
              <MuiLink component={Link} to={applicationsPath(sid, id)}>
                {translate(drawTexts.asApplications)}
              </MuiLink>
            </Typography>
          )}
          <Places draw={draw} />
        </>
      )}
    </>
  )
}

/** One draw of lots: its rule, what can be done with it now, and the applications in their order. */
export const DrawPage = () => (
  <RecordEdit recordLabel={drawTexts.one} redirect={false}>
    <Draw />
  </RecordEdit>
)
