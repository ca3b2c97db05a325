import type { ownProposal as english } from '../../en/proposal/own-proposal.ts'

export const ownProposal: Record<keyof typeof english, string> = {
  none: 'अभी कोई प्रस्ताव नहीं',
  noneText: 'जब आप अपने पन्ने पर नाम, जगह, मालिक या मान्यताएँ बदलते हैं, तो मंज़ूरी मिलने तक वह बदलाव यहाँ दिखता है।',
  proposedOn: 'प्रस्ताव: {date}',
  decidedOn: 'फ़ैसला: {date}',
  becomes: 'की जगह',
  reason: 'कारण: {reason}',
  takeBack: 'वापस लें',
  takeBackTitle: 'यह प्रस्ताव वापस लें: {matter}?',
  takeBackText: '{fields}: इस पर फ़ैसला नहीं होगा और आपका पन्ना जैसा है वैसा रहेगा। आप फिर प्रस्ताव कर सकते हैं।',
  takenBack: 'वापस लिया: {fields}',
  takeBackFields: 'वापस लें: {fields}',
}
