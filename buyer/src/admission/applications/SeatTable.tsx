import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslations } from '@pravesh/console-kit'
import { Names } from '@pravesh/console-kit/fields/reference/References'
import type { ApplicationCounts } from '@pravesh/contract'
import { classLabel } from '@pravesh/institute-screens/record/field-label'
import { formatCount } from '@pravesh/messages'
import { decisionTexts } from '@pravesh/messages/screens/institute/decisions'

type ClassCounts = ApplicationCounts['classes'][number]

/** Seats that are neither offered nor taken; an overbooked class has less than none. */
const leftOf = ({ seats, offered, accepted, enrolled }: ClassCounts) =>
  seats === null ? null : seats - offered - accepted - enrolled

const subjectOf = ({ class: number, session, course }: ClassCounts) =>
  course === null ? [classLabel(number), session].filter(Boolean).join(', ') : <Names to="course" ids={[course]} />

/** Seats of each class or course: how many there are, how many are offered or taken, and how many are left. Folded until it is opened. */
export function SeatTable({ classes }: Pick<ApplicationCounts, 'classes'>) {
  const { translate, language } = useTranslations()
  const known = classes.filter(({ seats }) => seats !== null)
  if (classes.length === 0) return null
  const number = (value: number | null) => (value === null ? '–' : formatCount(value, language))
  const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0)
  const summary =
    known.length === 0
      ? translate(decisionTexts.seatsUnknown)
      : translate(decisionTexts.seatsLeft, {
          left: number(sum(known.map(leftOf))),
          seats: number(sum(known.map(({ seats }) => seats))),
        })
  const heads = [
    decisionTexts.seats,
    decisionTexts.offered,
    decisionTexts.accepted,
    decisionTexts.enrolled,
    decisionTexts.left,
  ]
  return (
    <Box component="details" sx={{ mb: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {summary}
      </Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate(decisionTexts.seats)}>
        <Table size="small" sx={{ width: 'auto' }}>
          <TableHead>
            <TableRow>
              <TableCell>{translate(decisionTexts.classOrCourse)}</TableCell>
              {heads.map((head) => (
                <TableCell key={head.key} align="right">
                  {translate(head)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {classes.map((row) => (
              <TableRow key={`${row.class} ${row.session} ${row.course}`}>
                <TableCell component="th" scope="row">
                  {subjectOf(row) || translate(decisionTexts.notChosen)}
                </TableCell>
                {[row.seats, row.offered, row.accepted, row.enrolled, leftOf(row)].map((value, index) => (
                  <TableCell key={heads[index]?.key} align="right">
                    {number(value)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}
