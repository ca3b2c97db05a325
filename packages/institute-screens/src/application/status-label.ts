import { translations } from '@pravesh/console-kit'
import type { StaffApplication } from '@pravesh/contract'

/** A move that an institute makes, by the status that it leads to. */
export type ApplicationMove = StaffApplication['moves'][number]

/** Label of a status of applications, in the language of the console. */
export const statusLabel = (status: unknown): string =>
  translations().texts.applicationStatus?.[String(status)] ?? String(status ?? '')

/** Whether a move leaves an offer as it is, with another last day to reply. */
export const isNewLastDay = ({ status }: Pick<StaffApplication, 'status'>, move: ApplicationMove): boolean =>
  status === 'offered' && move === 'offered'

/** Label of a move as a button. */
export const moveLabel = (application: Pick<StaffApplication, 'status'>, move: ApplicationMove): string =>
  statusLabel(isNewLastDay(application, move) ? 'change_last_day' : `to_${move}`)
