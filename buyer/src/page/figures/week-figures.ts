import type { InstituteWeek } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { figureTexts } from '@pravesh/messages/screens/institute/figures'

/** A number of a week, of which the plots and the table are made. */
export type WeekFigure = { name: Exclude<keyof InstituteWeek, 'week' | 'notDue'>; label: Message }

export const views: WeekFigure = { name: 'views', label: figureTexts.views }
export const replyHours: WeekFigure = { name: 'medianReplyHours', label: figureTexts.median }
export const interest: readonly WeekFigure[] = [
  { name: 'enquiries', label: figureTexts.enquiries },
  { name: 'applications', label: figureTexts.applications },
]
export const decisions: readonly WeekFigure[] = [
  { name: 'offered', label: figureTexts.offered },
  { name: 'accepted', label: figureTexts.accepted },
  { name: 'enrolled', label: figureTexts.enrolled },
]
/** The columns of the table. */
export const allFigures: readonly WeekFigure[] = [
  views,
  ...interest,
  ...decisions,
  { name: 'answered', label: figureTexts.answered },
  { name: 'answeredInTime', label: figureTexts.inTime },
  replyHours,
]
