import { formatDate, type Language } from '@pravesh/messages'
import type { Application } from './transition.ts'

const words = {
  en: {
    replyBy: (day: string) => `Last day to reply: ${day}.`,
    newDay: (day: string) => `The last day to reply is another now: ${day}.`,
    takenBack: 'The institute has taken back its offer.',
    place: (n: number) => `Your place on the waiting list: ${n}.`,
  },
  hi: {
    replyBy: (day: string) => `उत्तर देने का अंतिम दिन: ${day}।`,
    newDay: (day: string) => `उत्तर देने का अंतिम दिन बदल गया है: अब ${day}।`,
    takenBack: 'संस्थान ने अपना प्रस्ताव वापस ले लिया है।',
    place: (n: number) => `प्रतीक्षा सूची में आपका स्थान: ${n}।`,
  },
} as const satisfies Record<Language, unknown>

/**
 * What was noted with a move, as its mail says it: an offer's last day and a place on the waiting list go with it, and what
 * became of an offer that was made before.
 */
export function moveNote(
  { status, replyBy, waitlistNumber }: Pick<Application, 'status' | 'replyBy' | 'waitlistNumber'>,
  from: Application['status'],
  note: string | null,
  language: Language,
): string {
  const say = words[language]
  const day = from === 'offered' ? say.newDay : say.replyBy
  const facts = [
    status === 'rejected' && from === 'offered' ? say.takenBack : undefined,
    status === 'offered' && replyBy !== null ? day(formatDate(replyBy, language)) : undefined,
    status === 'waitlisted' && waitlistNumber !== null ? say.place(waitlistNumber) : undefined,
  ]
  return [note || undefined, ...facts].filter((line) => line !== undefined).join('\n\n')
}
