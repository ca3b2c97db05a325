import { translations } from '@pravesh/console-kit'
import {
  instituteStates,
  type RejectionReason,
  type StaffApplication,
  type StaffApplicationRow,
} from '@pravesh/contract'

/** A move that an institute makes, by the status that it leads to. */
export type ApplicationMove = StaffApplication['moves'][number]

/** Label of a status of applications, in the language of the console. */
export const statusLabel = (status: unknown): string =>
  translations().texts.applicationStatus?.[String(status)] ?? String(status ?? '')

/** Label of a reason of a rejection. */
export const reasonLabel = (reason: RejectionReason): string => statusLabel(`reason_${reason}`)

/** Whether a move leaves an offer as it is, with another last day to reply. */
export const isNewLastDay = ({ status }: Pick<StaffApplicationRow, 'status'>, move: ApplicationMove): boolean =>
  status === 'offered' && move === 'offered'

/** Whether an applicant is called in this state, on a day. */
export const isAppointment = (status: StaffApplicationRow['status']): boolean =>
  status === 'test' || status === 'interaction'

/** Label of a move as a button. */
export const moveLabel = (application: Pick<StaffApplicationRow, 'status'>, move: ApplicationMove): string =>
  statusLabel(
    isNewLastDay(application, move)
      ? 'change_last_day'
      : isAppointment(move) && application.status === move
        ? 'change_appointment'
        : `to_${move}`,
  )

/** A move as somebody chooses it: an offer, or another last day of one that stands. */
export type MoveOption = { status: ApplicationMove; newLastDay: boolean }

/** Label of a chosen move as a button. */
export const optionLabel = ({ status, newLastDay }: MoveOption): string =>
  statusLabel(newLastDay ? 'change_last_day' : `to_${status}`)

/** Whether the state of an application allows the move. */
export const allowsMove = (row: Pick<StaffApplicationRow, 'status' | 'moves'>, { status, newLastDay }: MoveOption) =>
  row.moves.includes(status) && isNewLastDay(row, status) === newLastDay

/** The moves that at least one of the applications allows. */
export function moveOptions(rows: readonly Pick<StaffApplicationRow, 'status' | 'moves'>[]): MoveOption[] {
  const options = instituteStates.flatMap((status) => [false, true].map((newLastDay) => ({ status, newLastDay })))
  return options.filter((option) => rows.some((row) => allowsMove(row, option)))
}
