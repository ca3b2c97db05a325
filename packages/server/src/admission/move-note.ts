import { formatDate, type Language } from '@pravesh/messages'
import type { Application } from './move.ts'

const words = {
  en: {
    replyBy: (day: string) => `Last day to reply: ${day}.`,
    place: (n: number) => `Your place on the waiting list: ${n}.`,
  },
  hi: {
    replyBy: (day: string) => `उत्तर देने का अंतिम दिन: ${day}।`,
    place: (n: number) => `प्रतीक्षा सूची में आपका स्थान: ${n}।`,
  },
} as const satisfies Record<Language, unknown>

/** What was noted with a move, as its mail says it: an offer's last day and a place on the waiting list go with it. */
export function moveNote(
  { status, replyBy, waitlistNumber }: Pick<Application, 'status' | 'replyBy' | 'waitlistNumber'>,
  note: string | null,
  language: Language,
): string {
  const say = words[language]
  const facts = [
    status === 'offered' && replyBy !== null ? say.replyBy(formatDate(replyBy, language)) : undefined,
    status === 'waitlisted' && waitlistNumber !== null ? say.place(waitlistNumber) : undefined,
  ]
  return [note || undefined, ...facts].filter((line) => line !== undefined).join('\n\n')
}
