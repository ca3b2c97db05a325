import type { InstituteType } from '@pravesh/contract'
import { readRows } from '../../read.ts'

type Language = 'en' | 'hi'
/** The two texts of a review. */
type ReviewText = { pros: string; cons: string }

/** Replies of institutes, to praise and to criticism: so many of each that no institute gives one twice, whatever six reviews it has. */
const replies: Readonly<Record<Language, Readonly<Record<'praise' | 'criticism', readonly string[]>>>> = {
  en: {
    praise: [
      'Thank you. We have passed this on to the staff concerned.',
      'It helps us to know what works. What you criticise is on the list of the next meeting.',
      'Thank you for taking the time. We hope to see you on the open day.',
      'We read this aloud in the staff room. What you miss will be looked at before the next session.',
      'Good to hear. The people you mean were glad as well.',
      'Thank you for the praise, and for saying what is not right yet.',
    ],
    criticism: [
      'This should not have happened. Please write to the office by the form on this page: we look into it within a week.',
      'You are right about this. We have changed it since your review, and report on it at the next meeting.',
      'We see it differently, but we would like to hear more. The head is in the office on Saturdays from ten to twelve.',
      'We are sorry that it was so. A person of the office will look after this from now on.',
      'This has been told to us before, and it is on the plan of this year.',
      'Thank you for being open. Part of it is mended, for the rest we need until the summer.',
    ],
  },
  hi: {
    praise: [
      'धन्यवाद। हमने यह बात संबंधित लोगों तक पहुँचा दी है।',
      'समय निकालने के लिए धन्यवाद। जो कमी बताई, उस पर काम चल रहा है।',
      'पढ़कर अच्छा लगा। आपकी बात हमने सबको सुनाई।',
      'भरोसे के लिए धन्यवाद। अगले खुले दिन पर मिलेंगे।',
    ],
    criticism: [
      'ऐसा नहीं होना चाहिए था। इस पन्ने के फ़ॉर्म से लिखिए, हम एक हफ़्ते में जवाब देंगे।',
      'आपकी बात सही है। इसे सुधारा जा रहा है।',
      'हमें खेद है। कार्यालय में मिलिए, हम इस पर बात करना चाहेंगे।',
      'साफ़ कहने के लिए धन्यवाद। कुछ बातें ठीक हो चुकी हैं, बाकी पर काम चल रहा है।',
    ],
  },
}
const pick = (texts: readonly string[], index: number): string => texts[index % texts.length] ?? ''

/** A reply to a review of so many stars. */
export const replyTo = (language: Language, overall: number, index: number): string =>
  pick(replies[language][overall >= 4 ? 'praise' : 'criticism'], index)

/**
 * Composes reviews from sentences written by hand. Good reviews praise much and criticise little, bad ones the reverse. Texts of following
 * indexes share no sentence, so that those of one institute differ.
 */
export async function readReviewTexts(kind: InstituteType) {
  const rows = await readRows('demo-reviews.csv', 'kind', 'language', 'side', 'weight', 'text')
  const textsOf = (language: Language, side: keyof ReviewText, weight: string) =>
    rows
      .filter((row) => row.kind === kind && row.language === language && row.side === side && row.weight === weight)
      .map(({ text }) => text)
  return (language: Language, overall: number, index: number, shift: number): ReviewText => ({
    pros: pick(textsOf(language, 'pros', overall >= 3 ? 'strong' : 'mild'), index),
    cons: pick(textsOf(language, 'cons', overall >= 4 ? 'mild' : 'harsh'), index + shift),
  })
}
