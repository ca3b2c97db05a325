import type { unreachableTexts as english } from '../../en/people/unreachable.ts'

export const unreachableTexts: Record<keyof typeof english, string> = {
  lead: 'परिवार इन संस्थानों का इंतज़ार कर रहे हैं, और वहाँ किसी को मेल से नहीं बताया जाता। उनकी जगह जवाब दें, या किसी ऐसे को खोजें जो दे सके।',
  why: 'क्यों',
  enquiries: 'खुले सवाल',
  applications: 'बिना पढ़े आवेदन',
  waitingSince: 'कब से इंतज़ार',
}
